### What the seats of a table are called; a name of somebody's own is not inflected

seat-person = { $name }
seat-bot = { $name }
namesake = { $name } ({ $number })
# the hall's own bots: each has a name of its own, spelled as it is read here
bot-called =
    { $bot ->
        [astrid] Astrid
        [leif] Leif
        [gudrun] Gudrun
        [sven] Sven
        [ingrid] Ingrid
        [bjorn] Bjorn
        [freydis] Freydis
        [harald] Harald
        [sigrid] Sigrid
        [olaf] Olaf
        [thora] Thora
        [ragnar] Ragnar
        [helga] Helga
        [erik] Erik
        [solveig] Solveig
        [gunnar] Gunnar
        [ylva] Ylva
        [knut] Knut
        [hilda] Hilda
        [arne] Arne
        [signe] Signe
        [torstein] Torstein
        [frida] Frida
        [ivar] Ivar
        [runa] Runa
        [halfdan] Halfdan
        [tove] Tove
        [sigurd] Sigurd
       *[other] Bot
    }
# how strong a bot is
bot-name =
    { $level ->
        [guest] Skald
        [page] Page
        [warrior] Warrior
        [champion] Champion
        [jarl] Jarl
        [legend] Legend
       *[other] Bot
    }


## Refusals

refused-stale = The table has moved on since. Here is how it stands now.
refused-illegal = That is not one of the answers to this question.
refused-not-asked = It is not your turn to answer.
refused-not-yours = That seat is not yours.
refused-watching = You are watching this match: only its players can do that.
refused-over = The match is over.
refused-waiting = Somebody is still missing at the table.
refused-storage = Your answer could not be kept, so it does not count yet. Please try again in a moment.
storage-away = The hall cannot reach its records just now, so nothing has been done. Please try again in a moment.
refused-back = There is no choice of yours to take back.
refused-advice = Advice is given only where everybody else is a bot.
refused-again = The match is not over yet.
refused-unreadable = The page said something that the hall does not understand. Reloading it may help.
refused-too-fast = That was too much at once. Please go a little slower.
refused-version = The hall has a newer page. Please reload this one.
refused-muted = The host of this table has muted you: you can play on, but not ask the others for anything.
refused-quiet = The host of this table has muted you: you can play on, but not speak to the others.
refused-chatty = You have said a lot in a short time. Please wait a moment.
refused-host = Only whoever has set this table can do that.
refused-moderate = That cannot be done with this seat.
refused-claim = Nobody has kept this table waiting long enough for that yet.
refused-busy = The bots still have a lot to think about for your address. Please wait a moment.
refused-drafting = The match has not begun yet: first it is chosen what is played.
level-limit =
    { $seconds ->
        [one] In the browser it thinks for { $seconds } second at most, so it may play weaker than in a hall on a server.
       *[other] In the browser it thinks for { $seconds } seconds at most, so it may play weaker than in a hall on a server.
    }
no-match = There is no such table in this hall.
no-friends = Nobody can join a table in this browser. Friends play together in a hall on a server.
no-matches = This is not a file of matches that a hall in a browser has saved.
no-match-in-file = This match of the file cannot be read: { $reason }
no-seat = There is no free seat at this table any more.
no-choice = The host has decided who plays what at this table.
no-game = There is no game “{ $name }” here.
no-name = Please give a name that the others can call you by, of at most { $most } characters.
no-chair = The chairs do not fit this game: { $wanted } are needed, and one of them must be yours.
no-origin = This request comes from another site.
not-found = There is nothing at this address.
not-allowed = This cannot be done at this address.
too-large = That is more than the hall can read at once.
too-many = You have set many tables in a short time. Please wait a moment.
too-slow = It took too long until all of this request had arrived. Please try again.
too-many-requests = A great deal has been asked for from your address. Please wait a few seconds.
no-link = This link has been used already, or it is too old. Make a new one on the device that you come from.
not-wanted = The host of this table does not want you here any more.
not-open = This table is shut to newcomers.
cannot-replay = This match was played with an earlier edition of the cards and can no longer be shown: { $reason }
not-over = This match is not over yet. As soon as it is, anybody may look at it here.
no-moment = There is no such moment in this match: its last answer is number { $most }.
no-transcript = This file is not a saved match.
no-part = This file is not a saved match: its part “{ $name }” is missing, or is not as it should be.
not-this-format = This match was saved by another edition of the hall. Here, saved matches have format { $wanted }.
not-these-cards = This match was played with version { $name }, whose cards or boards were different from those of today.
not-these-rules = This match was played with version { $name }. These rules have changed since, so it would go differently today: { $rules }.
not-answer = The match of this file breaks off: answer number { $number }, “{ $name }”, is not possible there.
not-playable = This match came as a file: it can be looked at, but not played.
cannot-set = The table of this match cannot be set here: { $reason }
cannot-go-on = The match is over at this point. Choose an earlier moment to play on from.
too-long = This match is too long: the hall shows matches of up to { $most } answers.
too-wordy = Please say it in at most { $most } characters.
too-many-reviews = The bots are looking back at many matches just now. Please ask again in a while.
too-many-reports = You have reported several things in a short time. Please wait a few minutes.
too-many-uploads = Many files have come from your address today. Please try again tomorrow.
no-draft = There is no such draft here. Whoever shared it may have taken it back.
not-your-draft = Only whoever has shared this draft can change it or take it back.
no-sharing = What is made in this browser stays in it: a link leads to others only from a hall on a server. A draft can be saved as a file and sent.
too-many-drafts = You share { $most } drafts already. Take one back first.
too-large-draft = This draft is too large to be shared: at most { $most } kilobytes.
no-draft-in-file = There is no draft in this file: { $reason }
no-trial = Between 1 and { $most } matches can be tried at once.
no-space = Your report could not be kept: the hall has run out of room. Whoever runs it has to make some first.


## What the host of a table has done

moderated-remove = { $host } has removed { $name } from the table.
moderated-ban = { $host } has removed { $name } from the table, for good.
moderated-mute = { $host } has muted { $name }.
moderated-unmute = { $host } lets { $name } speak again.
moderated-shut = { $host } has shut the table to newcomers.
moderated-open = { $host } has opened the table to newcomers again.


## What a link to a match shows where it is sent

preview-about =
    { $state ->
        [waiting] At the table: { $names }. There is still a seat for you, and nobody has to sign up.
        [over] The whole match, moment by moment, and how the chances changed.
       *[running] The match is on. Come in and watch.
    }
## Steps of a match that is looked at again, besides answers

step-leaves = Leaves the table
step-anew = All that this seat could not know is dealt anew, and the match goes on from here: { $name }


## Drafts before a match

draft-seat = Player { $number }
draft-given = { $seat } has chosen, in secret for now.
draft-hint =
    { $kind ->
        [place] Your side wins { $low }–{ $high } % here
        [theirs] Wins { $low }–{ $high } % against what you can still play
       *[role] Wins { $low }–{ $high } % against what the other side can still play
    } (matches: { $matches })
draft-measured = Hints come from matches between two equal bots of the level “{ $level }”. The true share lies between the two numbers in 95 of 100 cases. People may play otherwise.
