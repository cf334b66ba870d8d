### The workshop in English.

duel-workshop-example = A hero as an example
duel-workshop-example-about = A whole deck, ready to play: change what you like
duel-workshop-new-hero = A new hero
duel-workshop-new-hero-about = An empty sheet and four cards to begin with
duel-workshop-new-board = A new board
duel-workshop-new-board-about = Spaces, zones and lines, drawn by you
duel-workshop-hero = Hero
duel-workshop-board = Board
duel-workshop-add-hero = Hero
duel-workshop-add-board = Board
duel-workshop-sheet = Who it is
duel-workshop-attacks = Attacks
duel-workshop-emblem = Emblem
duel-workshop-colour = Colour
duel-workshop-colour-any = Any
duel-workshop-colour-number = Colour { $number }
duel-workshop-has-sidekick = Somebody stands by this hero
duel-workshop-sidekick = Sidekick
duel-workshop-sidekick-name = Name of the sidekick
duel-workshop-sidekick-count = How many
duel-workshop-sidekick-health = Health of each
duel-workshop-sidekick-emblem = Their emblem
duel-workshop-abilities = Abilities
duel-workshop-abilities-about = What this hero can do that no card says. Many heroes have one ability.
duel-workshop-ability = Ability { $number }
duel-workshop-add-ability = Ability
duel-workshop-when = When
duel-workshop-does = What happens
duel-workshop-cards = Cards
duel-workshop-deck-size = { $count } of { $deck } cards
duel-workshop-card-nameless = A card without a name
duel-workshop-type = Type
duel-workshop-who = Who may play it
duel-workshop-anyone = Anyone
duel-workshop-boost = Boost
duel-workshop-copies = Copies
duel-workshop-picture = Picture
duel-workshop-choose-picture = Choose…
duel-workshop-no-picture = Any that suits
duel-workshop-search = Search by English words
duel-workshop-found =
    { $count ->
        [one] One picture
       *[other] { $count } pictures
    }
duel-workshop-add-text = Add a text
duel-workshop-curves = The deck in numbers
duel-workshop-values = Cards by value
duel-workshop-boosts = Cards by boost
duel-workshop-curve-own = this hero
duel-workshop-curve-others = built-in heroes on average
duel-workshop-play-hero = Your hero
duel-workshop-play-rival = The other hero
duel-workshop-play-board = Board

# what lasts, tokens and symbols
duel-workshop-whose = Which fighters
duel-workshop-lasting = What always holds
duel-workshop-lasting-about = A rule that lasts, such as a higher value while something is so. Most heroes have none.
duel-workshop-rule = Rule { $number }
duel-workshop-add-rule = Rule
duel-workshop-things = Tokens and symbols
duel-workshop-things-about = Something that this hero gathers and spends, a marker with several sides, or symbols on cards. Most heroes have none.
duel-workshop-token = Token
duel-workshop-token-kind =
    { $kind ->
        [counted] tokens to be counted
        [marker] a marker with sides
       *[none] none
    }
duel-workshop-token-name = What it is called
duel-workshop-token-start = At the start
duel-workshop-token-most = At most
duel-workshop-sides = Sides of the marker
duel-workshop-side = Side { $number }
duel-workshop-add-side = Side
duel-workshop-symbols = Symbols of cards
duel-workshop-symbol = Symbol { $number }
duel-workshop-add-symbol = Symbol
duel-workshop-card-symbol = Symbol
duel-workshop-no-symbol = none
duel-workshop-like = Effects as on
duel-workshop-like-none = no other card
