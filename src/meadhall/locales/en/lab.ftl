### What the lab's reports say of every game, in English.
###
### Names ($name, $other, $card, $table) come in ready-made, in their plain form, and numbers with their signs. $share lies between
### $low and $high. A difference is told as so many wins in 100 matches ($wins, from the message of that name); its interval is in wins
### too.


## The page

language = English
choose-language = Language
choose-theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
percent = { $number }%
wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
wins-more =
    { $count ->
        [one] { $count } more win
       *[other] { $count } more wins
    }
wins-less =
    { $count ->
        [one] { $count } win fewer
       *[other] { $count } fewer wins
    }
name-share = { $name } ({ $share })
level =
    { $level ->
        [guest] skald
        [page] page
        [warrior] warrior
        [champion] champion
        [jarl] jarl
        [legend] legend
        [random] random
        [greedy] greedy
       *[other] { $level }
    }
title = { $study }: the report
reading = How to read the numbers
intro-matches = This report rests on { $matches } matches between bots, the same that people play against here.
intro-level = Where nothing else is said, it is about matches of the strongest bots of the study: { $level }.
intro-intervals = Every number has its interval beside it: in 95 cases of 100 the true value lies there. The bars show the same; the fine line in them is what would be fair.
intro-many = There are { $count } such intervals here. About { $missed } of them miss the truth by mere chance. So the sentences name only what is still certain when the number of comparisons is taken into account.
intro-sort = Press the head of a column to sort by it.
footer = Made by meadhall. Nothing on this page comes from the network, and nothing is kept about you.
head-matches = Matches
head-share = Wins, %
head-change = Change, wins in 100
head-treatment = Change


## The verdict

verdict-title = The verdict
verdict-strong = Too strong: { $names }.
verdict-weak = Too weak: { $names }.
verdict-fair = Fair: { $names }.
verdict-open = Not decided yet: { $names }.
verdict-about = Fair is who certainly wins between 45 and 55%. Too strong or too weak is who certainly wins more or less than half and is not that near to it. All of this holds however often somebody has looked at the study while it ran, and however many are judged: it asks for more than an interval that lies beside 50. What is not decided needs more matches.
verdict-table = Verdict and rating
head-verdict = Verdict
word-strong = too strong
word-weak = too weak
word-fair = fair
word-open = not decided
head-rating = Rating
head-mixture = Best choice, %
rating-about = The rating works as in chess (Bradley–Terry): 0 is the average, and 100 points more mean 64 wins of 100. “Best choice” says how often a perfect player would pick each if the opponent picked just as cleverly (Nash equilibrium): who has 0 there is never worth picking.
rating-title = Ratings
rating-chart = The average is 0; further to the right is stronger.


## Who beats whom

pairs-title = Who beats whom
pairs-even = No match-up is certainly uneven.
pairs-uneven =
    { $count ->
        [one] One match-up of { $pairs } is certainly uneven:
       *[other] { $count } match-ups of { $pairs } are certainly uneven, the clearest first:
    }
pairs-line = { $name } against { $other }: { $share } ({ $low } to { $high }).
pairs-about = The row against the column: wins of the row in %, below them the interval. Orange: the row wins more. Blue: it wins less.
pairs-table = Wins of the row against the column, %



## From which seat

seats-title = From which seat
first-more = Whoever begins has the edge: { $share } of wins ({ $low } to { $high }), { $fair } would be fair.
first-less = Whoever begins is at a disadvantage: { $share } of wins ({ $low } to { $high }), { $fair } would be fair.
first-fair = It does not certainly matter who begins: whoever begins wins { $share } ({ $low } to { $high }), { $fair } would be fair.
seats-table = With the first turn and without it
head-first = Wins of who begins, %
head-second = Wins of who does not, %
head-edge = Difference, wins in 100
head-fair = Fair, %
head-more = Above fair, wins in 100


## Cards

cards-title = Which cards do it
cards-no-blanks = This study has put no blanks in the place of cards. So there are only figures of what went along with a card, not of what it did.
cards-sure =
    { $count ->
        [0] Of { $cards } cards that were replaced by a blank, none is certain to make a difference.
        [one] Of { $cards } cards that were replaced by a blank, one certainly makes a difference:
       *[other] Of { $cards } cards that were replaced by a blank, { $count } certainly make a difference, the greatest first:
    }
cards-helps = “{ $card }” ({ $name }) is worth { $wins } in 100 matches ({ $low } to { $high }).
cards-hurts = “{ $card }” ({ $name }) costs { $wins } in 100 matches ({ $low } to { $high }): a blank would be better.
cards-blank-about = A blank has the same value and boost as the card whose place it takes, and does nothing else. The same matches were played again with it, with the same decks and the same luck: the difference is what the card’s text does.
cards-chart = What cards are worth
cards-chart-about =
    { $count ->
        [one] How many more of 100 matches are won with one card than with a blank; right of 0 it helps.
       *[other] How many more of 100 matches are won with each of { $count } cards than with a blank; right of 0 they help.
    }
cards-about = What follows says what went along with a card, not what it did: in long matches more cards are drawn, and good cards are saved for good moments.
cards-table = All cards
cards-of = Cards: { $name }
head-card = Card
head-effect = Worth, wins in 100
head-dead = Left in hand at the end, %


## Changes

smallest-title = The smallest change
smallest-now = { $name } now: { $share } of wins ({ $low } to { $high }).
smallest-found = The smallest change that fresh matches confirm: { $change }. Then it would be { $share } ({ $low } to { $high }).
smallest-fair = That is fair: nothing needs to change.
smallest-open = That proves nothing yet: with more matches the study can tell whether anything needs to change.
smallest-nothing = No small change was found that fresh matches confirm as fair.
smallest-about = Each proposal was played again in fresh matches that the search for it had not seen.
head-result = What fresh matches say
result-fair = fair
result-even = helps, half is possible
result-unproven = not decided
result-refuted = not fair
smallest-table = Proposals, each checked by matches: { $name }
changes-title = Other numbers
changes-line = { $name } with another number ({ $change }): { $more } in 100 matches ({ $low } to { $high }).
changes-none = None of the changes that were tried certainly makes a difference.
changes-about = The same matches were played again with the change, with the same luck.
changes-table = Changes that were tried
changes-for-all = These changes are for everybody at the table, so nobody gains by them. What changes is how matches go: by so much, beside the same matches without the change.
changes-felt = How matches change
compare-title = Before and after
compare-what = Before: { $before }. After: { $after }. Both played the same matches with the same luck.
compare-change = As it is, and with a change: { $change }. Both played the same matches with the same luck.
compare-parts = In detail
head-where = Against whom, where, which bots
compare-line = { $name }: { $more } in 100 matches than before ({ $low } to { $high }).
compare-same = Nobody certainly wins more or less than before.
compare-table = Before and after, on the same seeds
head-before = Before, %
head-after = After, %


## Skill

skill-title = Who gains from thinking
skill-gains = { $name } gains from thinking: with the bots “{ $high_level }” { $more } in 100 matches than with “{ $low_level }” ({ $low } to { $high }).
skill-loses = { $name } loses by thinking: with the bots “{ $high_level }” { $more } in 100 matches than with “{ $low_level }” ({ $low } to { $high }).
skill-alike = Nobody certainly wins more or less with the bots “{ $high_level }” than with “{ $low_level }”.
skill-about = In each match both sides have bots of the same strength. Who wins more the stronger the bots are rewards skill.
skill-table = Wins by strength of the bots, %
head-level = { $level }, %
head-gain = From first to last, wins in 100
restricted-title = Playing with one hand tied
restricted-warning = Are our bots playing this badly? Where a bot wins more when it may not do something, the figures say something about the bots, and less about who they play:
restricted-line = { $name } { $way }, bots “{ $level }”: { $more } in 100 matches ({ $low } to { $high }).
restricted-little = No restriction certainly costs anything.
restricted-about = One side plays the same matches again, but never does a thing, or always does it. What that costs is what the choice is worth.
restricted-table = Restrictions and what they cost
head-way = How
head-bots = Bots


## Feel

feel-title = How matches go
feel-length = A match has { $turns } turns on average; four of five have between { $low } and { $high }. That takes { $answers } decisions.
feel-leads = The lead changes { $number } times a match.
feel-dead = At the end { $number } cards are left in a hand.
feel-levels = How matches go, by strength of the bots
head-turns = Turns
head-answers = Decisions
head-leads = Changes of the lead
head-comebacks = Comebacks, %
head-nobody = Nobody won, %
ends-table = How matches end
head-end = End
head-often = How often, %
end-unfinished = not finished
end-forfeit = given up
end-endless = ended without a decision
counters-table = What is done in a match, on average
