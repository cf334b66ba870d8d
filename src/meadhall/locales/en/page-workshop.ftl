### The workshop in English.

# what somebody has made
workshop-title = The workshop
workshop-about = Heroes, boards and cards of your own: write in plain words what a card does, and it does just that, for everybody and in five languages.
workshop-begin = Begin something
workshop-mine = What you have made
workshop-none = Nothing lies on the workbench yet. The example above can be played at once: change a card, and see what becomes of it.
workshop-nameless = Without a name
workshop-nothing-yet = nothing in it yet
workshop-import = Open a file
workshop-import-about = A pack as a zip file, or a deck as JSON
workshop-double = Duplicate
workshop-copy-of = { $name } (copy)
workshop-remove = Delete
workshop-removed = “{ $name }” is deleted.
workshop-bring-back = Bring it back
workshop-keeping-about = You can work on, but what you make lasts only until this tab is closed. Export it as a file if you want to keep it.
workshop-gone = This draft is not here
workshop-gone-about = Drafts lie in the browser in which they were made. Perhaps it was deleted, or made elsewhere.
workshop-unknown-game = It belongs to a game that this hall does not have.

# one draft
workshop-undo = Undo
workshop-redo = Redo
workshop-versions = Versions
workshop-export = Export
workshop-share = Share
workshop-print = Print
workshop-print-unsound = Some things are still wrong in it: what is not understood is missing on the cards.
workshop-play = Play it now
workshop-tabs = Parts of this draft
workshop-tab-about = Pack
workshop-tab-words = Names in other languages
workshop-tab-try = Try it
workshop-about-pack = What others see when you share or export it.
workshop-name = Name
workshop-author = Author
workshop-licence = Licence
workshop-version = Version
workshop-language = Language of the texts
workshop-id = Short name
workshop-id-about = The short name tells this pack from all others in matches and files: small Latin letters, digits and hyphens. Whoever changes it makes another pack.
workshop-remove-part = Delete { $name }
workshop-less = { $name }: less
workshop-more = { $name }: more
workshop-split = Another tab has changed this draft too. Nothing of what you do here is saved until you choose.
workshop-take-theirs = Take what is there
workshop-take-mine = Keep what is here

# texts that are read
workshop-reading = Reading…
workshop-understood = Understood
workshop-printed = On the card:
workshop-languages =
    { $count ->
        [one] In one other language
       *[other] In { $count } other languages
    }
workshop-not-understood = Not understood: “{ $text }”
workshop-not-whole = This is not a whole sentence yet.
workshop-nearest = Something like this would be understood:
workshop-ambiguous = This can mean several things. Which one?
workshop-impossible = Understood, but it cannot happen here: at this moment there is nothing of what the text speaks of, such as a combat, a card or tokens.
workshop-remove-text = Take away: { $name }
workshop-offers-label = Words that may follow
workshop-offers =
    { $count ->
        [one] One suggestion: { $word }
       *[other] { $count } suggestions, first: { $word }
    }

# what is wrong
workshop-checking = Looking it over…
workshop-mistakes =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
workshop-warnings =
    { $count ->
        [one] One thing to look at
       *[other] { $count } things to look at
    }
workshop-no-mistakes = Ready to play
workshop-no-mistakes-about = Nothing is wrong. Every text is understood.
workshop-all = Show all { $count }
workshop-fewer = Show fewer
workshop-not-playable = It cannot be played yet: something is still wrong.
workshop-unfinished = Nothing of it can be shown yet: its author is still at work.
workshop-verbs = What can be said
workshop-verbs-about = Every effect as it is said. A gap (…) takes a number, a fighter, a card or another effect; sentences are joined by “and”, “then” and “if”.
workshop-verbs-more =
    { $count ->
        [one] or in one other way
       *[other] or in { $count } other ways
    }
workshop-verbs-search = Search
workshop-verbs-found =
    { $count ->
        [one] One effect
       *[other] { $count } effects
    }

# versions, sharing
workshop-versions-about = One version of every visit is kept, and those that you keep yourself.
workshop-keep-version = Keep this version
workshop-version-kept = This version is kept.
workshop-version-same = Nothing has changed since the last version.
workshop-versions-none = There is no earlier version yet.
workshop-restore = Go back to it
workshop-share-about = Whoever has the link can look at it, play it and copy it. Nobody finds it otherwise, and you can take it back.
workshop-make-link = Make a link
workshop-link = Link
workshop-copy-link = Copy the link
workshop-link-copied = The link is copied.
workshop-share-again = Share it as it is now
workshop-withdraw = Take it back
workshop-shared-done = The link is ready.
workshop-shared-again = Under the link it is now as it is here.
workshop-withdrawn = The link leads nowhere now.
workshop-shared-gone = Nothing is shared here
workshop-shared-gone-about = Whoever made it may have taken it back, or a letter of the link was lost.
workshop-by = by { $author }
workshop-copy = Copy to my workshop
workshop-play-it = Play it

# names in other languages
workshop-words-about = The texts of cards are in all languages by themselves. Names need not be: where you leave one out, it stays as you wrote it.
workshop-words-none = Nothing has a name yet.

# playing and trying
workshop-against = Against whom?
workshop-to-table = To the table
workshop-try-about = Bots play { $count } quick matches with it: that shows how strong it is, and how sure that is.
workshop-try = Play them
workshop-stop = Stop
workshop-try-part = Who is tried?
workshop-try-rival = Against
workshop-try-all = all { $count } in turn
workshop-try-progress = { $played } of { $count } matches
workshop-try-old = You have changed it since.
workshop-wins =
    { $verdict ->
        [strong] Wins { $rate } ({ $low }–{ $high }): too strong?
        [weak] Wins { $rate } ({ $low }–{ $high }): too weak?
       *[other] Wins { $rate } ({ $low }–{ $high }): well balanced, as far as { $played } matches can tell.
    }
workshop-chart = The broad band is where the true share most likely lies; the line in the middle is one half.
workshop-rival = Rival
workshop-rate = Wins
workshop-endless =
    { $count ->
        [one] One match had no winner, because an effect never ended.
       *[other] { $count } matches had no winner, because effects never ended.
    }

# verbs, and what has no field
workshop-from-verbs = Written as verbs; in words it says this. What you write here takes their place.
workshop-no-words = There are no words for this yet, so it stands here as files have it, in YAML.
workshop-as-verbs = As verbs
workshop-in-words = In words
workshop-no-yaml = This is not YAML.
workshop-no-yaml-line = This is not YAML: look at line { $line }.
workshop-no-parts = Parts with names belong here, as in “standing: false”.
workshop-own-field = “{ $name }” has a field of its own on this page.
workshop-rest = Everything else
workshop-rest-label = As files have it (YAML)
workshop-rest-about = What has no field here can still be written. Mistakes are told below.
