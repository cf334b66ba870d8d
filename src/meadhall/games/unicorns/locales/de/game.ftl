### Die Einhörner auf Deutsch.
###
### Begriffe:
###   unicorn Einhorn · unicorn card Einhornkarte · baby Baby-Einhorn · basic gewöhnliches Einhorn · magical magisches Einhorn
###   basic unicorn card Karte der Art „Gewöhnliches Einhorn“
###   panda Panda · upgrade Aufwertung · downgrade Abwertung · magic card Magiekarte · instant Sofortkarte
###   neigh card Neihihin-Karte (auch „Super-Neihihin!“) · to neigh stoppen · stable Stall · nursery Kinderstube · deck Deck
###   discard pile Abwurfstapel · hand Hand · hand limit Handkartenlimit · to play spielen · to draw ziehen
###   to discard abwerfen (aus der Hand) · to sacrifice opfern (aus dem eigenen Stall)
###   to destroy zerstören (aus einem fremden Stall) · to steal stehlen (aus einem fremden Stall in den eigenen)
###   to move, to bring in in einen Stall legen · to return auf die Hand zurückkehren · to take auf die Hand nehmen
###   to search durchsuchen · to shuffle mischen · to swap tauschen · at random zufällig
###   to enter in den Stall kommen · to leave den Stall verlassen · start of turn zu Beginn deines Zugs · turn Zug · action Aktion
###   target Ziel · to name nennen · to save retten · effect Effekt · may darfst · then dann · your dein, eigen
###   another’s fremd (im Stall eines anderen Spielers)
###   any player ein beliebiger Spieler · another player ein anderer Spieler · each player jeder Spieler, auch du
###   match Partie · player Spieler · rulebook Spielregel
###
### Der Spieler wird geduzt; „du“ ist auf einer Karte, die in einem Stall liegt, immer der, dem dieser Stall gehört. Kartentexte
### sagen „diese Karte“, weil sie auch dann gelten, wenn aus dem Einhorn gerade ein Panda geworden ist.
###
### Namen: Das Wortspiel steckt in „-horn“; fliegende Einhörner heißen „Flügelhorn“, Narwale enthalten „Narwal“. Namen stehen in
### Sätzen immer in Anführungszeichen und ungebeugt. Bei Gleichstand zählen die Buchstaben des Namens (V1.3), die von .variant
### nicht.


## Bausteine

list-empty = keine Karten
list-end = { $rest } und { $last }
quoted = „{ $name }“
# Ein geschütztes Leerzeichen (U+00A0) hält den Namen und das, was dazugehört, zusammen.
varied = { $name } ({ $variant })
# Ohne Artikel, damit nichts gebeugt werden muss: „gegen Spieler 3“, „der Stall von Spieler 3“.
player = Spieler { $number }


## Kartenarten

type-baby = Baby-Einhorn
type-basic = Gewöhnliches Einhorn
type-magical = Magisches Einhorn
type-magic = Magiekarte
type-upgrade = Aufwertung
type-downgrade = Abwertung
type-instant = Sofortkarte


## Baby-Einhörner

card-baby-unicorn-red = Einhörnchen
    .variant = rot
card-baby-unicorn-pink = Einhörnchen
    .variant = rosa
card-baby-unicorn-orange = Einhörnchen
    .variant = orange
card-baby-unicorn-yellow = Einhörnchen
    .variant = gelb
card-baby-unicorn-green = Einhörnchen
    .variant = grün
card-baby-unicorn-blue = Einhörnchen
    .variant = blau
card-baby-unicorn-purple = Einhörnchen
    .variant = lila
card-baby-unicorn-black = Einhörnchen
    .variant = schwarz
card-baby-unicorn-white = Einhörnchen
    .variant = weiß
card-baby-unicorn-brown = Einhörnchen
    .variant = braun
card-baby-unicorn-rainbow = Einhörnchen
    .variant = regenbogenbunt
card-baby-unicorn-death = Einhörnchen
    .variant = Sensenmann
card-baby-narwhal = Baby-Narwal


## Gewöhnliche Einhörner

card-basic-unicorn-red = Allerweltshorn
    .variant = rot
card-basic-unicorn-orange = Allerweltshorn
    .variant = orange
card-basic-unicorn-yellow = Allerweltshorn
    .variant = gelb
card-basic-unicorn-green = Allerweltshorn
    .variant = grün
card-basic-unicorn-blue = Allerweltshorn
    .variant = blau
card-basic-unicorn-indigo = Allerweltshorn
    .variant = indigo
card-basic-unicorn-purple = Allerweltshorn
    .variant = lila
card-narwhal = Narwal


## Magische Einhörner

card-rhinocorn = Naseinhorn
card-magical-kittencorn = Magisches Miezhorn
card-stabby-the-unicorn = Meuchelhorn
card-rainbow-unicorn = Regenbogenhorn
card-extremely-destructive-unicorn = Kurzundkleinhorn
card-chainsaw-unicorn = Kettensägenhorn
card-llamacorn = Lamahorn
card-americorn = Amerihorn
card-ginormous-unicorn = Gigantohorn
card-seductive-unicorn = Betörhorn
card-queen-bee-unicorn = Königin Bienhorn
card-greedy-flying-unicorn = Gieriges Flügelhorn
card-annoying-flying-unicorn = Nerviges Flügelhorn
card-magical-flying-unicorn = Magisches Flügelhorn
card-swift-flying-unicorn = Flinkes Flügelhorn
card-majestic-flying-unicorn = Majestätisches Flügelhorn
card-unicorn-phoenix = Phönixhorn
card-unicorn-on-the-cob = Einkorn am Kolben
card-black-knight-unicorn = Schwarzes Ritterhorn
card-shark-with-a-horn = Haihorn
card-shabby-the-narwhal = Schäbiger Narwal
card-narwhal-torpedo = Narwal-Torpedo
card-alluring-narwhal = Verlockender Narwal
card-mermaid-unicorn = Nixenhorn
card-classy-narwhal = Nobler Narwal
card-the-great-narwhal = Der Große Narwal
card-mother-goose-unicorn = Mutter Ganshorn
card-unicorn-oracle = Orakelhorn
card-necromancer-unicorn = Nekromantenhorn
card-dark-angel-unicorn = Dunkles Engelshorn


## Magiekarten

card-unicorn-poison = Einhorngift
card-back-kick = Huftritt
card-change-of-luck = Das Blatt wendet sich
card-glitter-tornado = Glitzertornado
card-unicorn-swap = Einhorntausch
card-re-target = Zielwechsel
card-unfair-bargain = Rosstäuscherei
card-two-for-one = Zwei zum Preis von einem
card-targeted-destruction = Gezielte Zerstörung
card-mystical-vortex = Mystischer Strudel
card-good-deal = Schnäppchen
card-shake-up = Aufgemischt!
card-blatant-thievery = Dreister Diebstahl
card-reset-button = Reset-Knopf
card-kiss-of-life = Kuss des Lebens


## Aufwertungen

card-glitter-bomb = Glitzerbombe
card-yay = Juhihihu!
card-rainbow-aura = Regenbogenaura
card-double-dutch = Hoppe hoppe!
card-claw-machine = Greifautomat
card-stable-artillery = Stallartillerie
card-rainbow-lasso = Regenbogenlasso
card-caffeine-overload = Koffeinschock


## Abwertungen

card-barbed-wire = Stacheldraht
card-pandamonium = Pandamonium
card-sadistic-ritual = Sadistisches Ritual
card-slowdown = Schneckentempo
card-nanny-cam = Stallkamera
card-broken-stable = Bruchbude
card-blinding-light = Gleißendes Licht
card-tiny-stable = Ministall


## Sofortkarten

card-neigh = Neihihin!
card-super-neigh = Super-Neihihin!


## Fragen

question-choose_action =
    { $offered ->
        [done] { $seat }, du darfst noch eine Karte spielen.
       *[none] { $plays ->
            [one] { $seat }, wähle eine Aktion.
           *[other] { $seat }, wähle eine Aktion: eine Karte ziehen oder bis zu { $plays } Karten spielen.
        }
    }
question-choose_baby = { $seat }, wähle ein Baby-Einhorn für deinen Stall.
question-choose_card_of_hand = { $seat }, „{ $source }“: Wähle, welche Karte du aus dieser Hand nimmst.
question-choose_destroy =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst eine Karte zerstören.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du zerstörst.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat }, du hast mehr als 1 Karte auf der Hand: Wähle eine, die du abwirfst.
           *[other] { $seat }, du hast mehr als { $limit } Karten auf der Hand: Wähle eine, die du abwirfst.
        }
       *[other] { $offered ->
            [pass] { $count ->
                [one] { $seat }, „{ $source }“: Du darfst eine Karte abwerfen.
               *[other] { $seat }, „{ $source }“: Du darfst { $count } Karten abwerfen, eine nach der anderen.
            }
           *[none] { $count ->
                [one] { $seat }, „{ $source }“: Wähle eine Karte, die du abwirfst.
               *[other] { $seat }, „{ $source }“: Wähle eine Karte, die du abwirfst ({ $number } von { $count }).
            }
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat }, „{ $source }“: Eine solche Karte ist nicht im Deck.
       *[none] { $seat }, „{ $source }“: Du darfst eine Karte aus dem Deck auf die Hand nehmen.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst eine Karte vom Abwurfstapel auf die Hand nehmen.
       *[none] { $seat }, „{ $source }“: Wähle, welche Karte du vom Abwurfstapel auf die Hand nimmst.
    }
question-choose_from_top = { $seat }, „{ $source }“: Wähle eine Karte, die du auf die Hand nimmst.
question-choose_gift =
    { $offered ->
        [stable] { $seat }, „{ $source }“: Wähle, in wessen Stall die Karte kommt.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du in einen fremden Stall legst.
    }
question-choose_move =
    { $offered ->
        [stable] { $seat }, „{ $source }“: Wähle, in wessen Stall die Karte kommt.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du in einen anderen Stall legst.
    }
question-choose_order = { $seat }, „{ $source }“: Wähle, welche Karte von oben gezählt als nächste kommt.
question-choose_player =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst einen anderen Spieler wählen.
       *[none] { $seat }, „{ $source }“: Wähle einen anderen Spieler.
    }
question-choose_rescue = { $seat }, „{ $source }“ bedroht „{ $card }“ in deinem Stall. Rettest du die Karte?
question-choose_response =
    { $source ->
        [none] { $targets ->
            [none] { $seat }, stoppst du „{ $card }“ von { $other }?
           *[other] { $seat }, stoppst du „{ $card }“ von { $other }? Ziel: { $targets }.
        }
       *[other] { $seat }, stoppst du „{ $card }“ von { $other } gegen „{ $source }“ von { $owner }?
    }
question-choose_return = { $seat }, „{ $source }“: Wähle eine Karte, die auf die Hand zurückkehrt.
question-choose_sacrifice =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst eine Karte opfern.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du opferst.
    }
question-choose_stable = { $seat }, „{ $source }“: Wähle, in wessen Stall die Karte kommt.
question-choose_start_effect = { $seat }, dein Zug beginnt: Wähle, welche Karte als Nächstes wirkt.
question-choose_steal =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst eine Karte stehlen.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du stiehlst.
    }
question-choose_target =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst eine Karte zerstören oder opfern.
       *[none] { $seat }, „{ $source }“: Wähle eine Karte, die du zerstörst oder opferst.
    }
question-choose_unicorn =
    { $offered ->
        [pass] { $seat }, „{ $source }“: Du darfst ein Einhorn in deinen Stall legen.
       *[none] { $seat }, „{ $source }“: Wähle ein Einhorn, das du in deinen Stall legst.
    }
question-choose_whether = { $seat }, „{ $source }“: Nutzt du den Effekt?

# Was für eine Karte genannt wurde, die gerade gespielt wird, immer im Nominativ nach „Ziel:“. Ort: wo die Karte liegt, oder ein
# Stall, in den etwas kommt.
target =
    { $place ->
        [nursery] „{ $card }“ aus der Kinderstube
        [pile] „{ $card }“ vom Abwurfstapel
        [stable] { $card ->
            [none] der Stall von { $other }
           *[other] „{ $card }“ von { $other }
        }
       *[none] { $other }
    }


## Antworten

option-baby = „{ $card }“
option-bring =
    { $place ->
        [hand] „{ $card }“ aus der Hand in den Stall legen
        [nursery] „{ $card }“ aus der Kinderstube in den Stall legen
       *[pile] „{ $card }“ vom Abwurfstapel in den Stall legen
    }
option-destroy = „{ $card }“ von { $other } zerstören
option-discard = „{ $card }“ abwerfen
option-done = Keine Karte mehr spielen
option-draw = Eine Karte ziehen
option-find = „{ $card }“ nehmen
option-go_on = Mit dem Zug fortfahren
option-let_pass = Nicht stoppen
option-move =
    { $question ->
        [choose_gift] „{ $card }“ in einen fremden Stall legen
       *[none] „{ $card }“ aus dem Stall von { $other } in einen anderen legen
    }
option-nothing = Nichts nehmen
option-pass =
    { $question ->
        [choose_destroy] Nichts zerstören
        [choose_discard] Nichts abwerfen
        [choose_from_pile] Nichts nehmen
        [choose_player] Niemanden wählen
        [choose_rescue] Nicht retten
        [choose_sacrifice] Nichts opfern
        [choose_steal] Nichts stehlen
        [choose_target] Nichts wählen
        [choose_unicorn] Nichts in den Stall legen
       *[none] Nein
    }
option-play = „{ $card }“ spielen
option-player = { $other }
option-put = „{ $card }“ als nächste Karte von oben
option-return = „{ $card }“ auf die Hand von { $other } zurückkehren lassen
option-sacrifice = „{ $card }“ opfern
option-save =
    { $source ->
        [none] „{ $card }“ retten
       *[other] „{ $card }“ mit „{ $source }“ retten
    }
option-stable = Stall von { $other }
option-start = „{ $card }“ nutzen
option-steal = „{ $card }“ von { $other } stehlen
option-stop = Mit „{ $card }“ stoppen
option-take = „{ $card }“ nehmen
option-use = Ja


## Ereignisse

event-baby_chosen = { $seat } wählt „{ $card }“ für den Stall.
event-card_destroyed =
    { $place ->
        [hand] { $other } zerstört „{ $card }“ von { $seat }; die Karte kommt zurück auf dessen Hand.
        [nursery] { $other } zerstört „{ $card }“ von { $seat }; die Karte kommt zurück in die Kinderstube.
       *[pile] { $other } zerstört „{ $card }“ von { $seat }.
    }
event-card_discarded =
    { $why ->
        [limit] { $seat } wirft wegen des Handkartenlimits „{ $card }“ ab.
       *[effect] { $seat } wirft „{ $card }“ ab.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht „{ $card }“.
    }
event-card_entered =
    { $place ->
        [nursery] „{ $card }“ kommt aus der Kinderstube in den Stall von { $seat }.
        [pile] „{ $card }“ kommt vom Abwurfstapel in den Stall von { $seat }.
       *[hand] „{ $card }“ kommt in den Stall von { $seat }.
    }
event-card_left =
    { $place ->
        [nursery] „{ $card }“ von { $seat } kommt zurück in die Kinderstube.
       *[pile] „{ $card }“ von { $seat } kommt auf den Abwurfstapel.
    }
event-card_moved = „{ $card }“ kommt aus dem Stall von { $seat } in den Stall von { $other }.
event-card_named =
    { $other ->
        [none] { $seat } nennt „{ $card }“ als Ziel.
       *[other] { $seat } nennt „{ $card }“ von { $other } als Ziel.
    }
event-card_picked =
    { $card ->
        [none] { $seat } nimmt eine davon auf die Hand.
       *[other] { $seat } nimmt „{ $card }“ auf die Hand.
    }
event-card_played = { $seat } spielt „{ $card }“.
event-card_put_back =
    { $card ->
        [none] { $seat } legt eine Karte zurück auf das Deck, an { $number }. Stelle von oben.
       *[other] { $seat } legt „{ $card }“ zurück auf das Deck, an { $number }. Stelle von oben.
    }
event-card_returned =
    { $place ->
        [nursery] „{ $card }“ von { $seat } kommt zurück in die Kinderstube.
       *[hand] „{ $card }“ von { $seat } kehrt auf die Hand zurück.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } opfert „{ $card }“; die Karte kommt zurück auf die Hand.
        [nursery] { $seat } opfert „{ $card }“; die Karte kommt zurück in die Kinderstube.
       *[pile] { $seat } opfert „{ $card }“.
    }
event-card_saved =
    { $source ->
        [none] { $seat } behält „{ $card }“ im Stall und zahlt dafür.
       *[other] { $seat } rettet „{ $card }“ mit „{ $source }“.
    }
event-card_snatched =
    { $card ->
        [none] { $seat } nimmt eine Karte aus der Hand von { $other }.
       *[other] { $seat } nimmt „{ $card }“ aus der Hand von { $other }.
    }
event-card_stolen = { $seat } stiehlt „{ $card }“ von { $other }.
event-card_stopped = „{ $card }“ von { $seat } wird gestoppt und kommt auf den Abwurfstapel.
event-card_taken = { $seat } nimmt „{ $card }“ vom Abwurfstapel auf die Hand.
event-cards_seen =
    { $seat } sieht sich { $number ->
        [one] die oberste Karte
       *[other] die obersten { $number } Karten
    } des Decks an{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } nimmt nichts und mischt das Deck.
       *[other] { $seat } zeigt „{ $found }“ vor, nimmt die Karte auf die Hand und mischt das Deck.
    }
event-effect_used = „{ $card }“ von { $seat } wirkt.
event-effects_passed = Für { $seat } ist der Beginn des Zugs vorbei.
event-first_chosen = { $seat } beginnt.
event-hand_left = Die Hand von { $seat } kommt auf den Abwurfstapel: { $cards }.
event-hand_opened = Die Hand von { $seat } liegt offen: { $cards }.
event-hand_received =
    { $cards ->
        [none] { $seat } hat jetzt die bisherige Hand von { $other }.
       *[other] { $seat } hat jetzt die bisherige Hand von { $other }: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } sieht sich die Hand von { $seat } an.
       *[other] { $other } sieht sich die Hand von { $seat } an: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] { $seat } hat keine Handkarten, die ins Deck gemischt werden könnten.
        [one] { $seat } mischt die ganze Hand, 1 Karte, ins Deck.
       *[other] { $seat } mischt die ganze Hand, { $number } Karten, ins Deck.
    }
event-hands_swapped = { $seat } und { $other } tauschen ihre Handkarten.
event-instant_played = { $seat } antwortet mit „{ $card }“ auf „{ $source }“ von { $other }.
event-magic_worked = „{ $card }“ von { $seat } wirkt.
event-pile_shuffled =
    { $number ->
        [0] { $seat } mischt das Deck; der Abwurfstapel ist leer.
        [one] { $seat } mischt den Abwurfstapel, 1 Karte, ins Deck.
       *[other] { $seat } mischt den Abwurfstapel, { $number } Karten, ins Deck.
    }
event-play_declined = { $seat } spielt keine Karte mehr.
event-play_ended = { $seat } ist mit „{ $card }“ fertig.
event-player_chosen = { $seat } wählt { $other }.
event-player_named =
    { $other ->
        [none] { $seat } nennt den eigenen Stall als Ziel.
       *[other] { $seat } nennt { $other } als Ziel.
    }
event-plays_gained =
    { $number ->
        [one] { $seat } darf in diesem Zug 1 Karte spielen.
       *[other] { $seat } darf in diesem Zug bis zu { $number } Karten spielen.
    }
event-search_began =
    { $cards ->
        [none] { $seat } durchsucht das Deck.
       *[other] { $seat } durchsucht das Deck und findet: { $cards }.
    }
event-seat_left = { $seat } verlässt den Tisch.
event-stable_named =
    { $other ->
        [none] { $seat } nennt den eigenen Stall als Ziel.
       *[other] { $seat } nennt den Stall von { $other } als Ziel.
    }
event-turn_began = { $seat } beginnt einen Zug.
event-turn_cut = Der Zug von { $seat } endet sofort.
event-turn_ended = { $seat } beendet den Zug.
event-turn_extended =
    { $number ->
        [one] { $seat } hat nach diesem Zug noch einen weiteren.
       *[other] { $seat } hat nach diesem Zug noch { $number } weitere.
    }
event-window_opened = „{ $card }“ von { $seat } liegt auf dem Tisch.


## Ausgänge

reason-endless =
    { $source ->
        [none] Niemand gewinnt: Die Effekte würden nie enden, darum wurde die Partie abgebrochen.
       *[other] Niemand gewinnt: Die Effekte von „{ $source }“ würden nie enden, darum wurde die Partie abgebrochen.
    }
reason-enough_unicorns = { $winners } gewinnt: Im Stall sind genug Einhörner.
reason-forfeit = { $winners } gewinnt: Alle anderen haben aufgegeben.
reason-most_letters = { $winners } gewinnt: Das Deck ist aufgebraucht, und unter den Ställen mit den meisten Einhörnern hat dieser die meisten Buchstaben in den Namen seiner Einhörner.
reason-most_unicorns = { $winners } gewinnt: Das Deck ist aufgebraucht, und in diesem Stall sind die meisten Einhörner.
reason-tie = Niemand gewinnt: Das Deck ist aufgebraucht, und die führenden Ställe haben gleich viele Einhörner und gleich viele Buchstaben in deren Namen.


## Kapitel der Regeln

chapter-V1 = Ziel und Ende
chapter-V2 = Aufbau
chapter-V3 = Der Zug
chapter-V4 = Was die Wörter bedeuten
chapter-V5 = Kartenarten
chapter-V6 = „{ card-neigh }“
chapter-V7 = Effekte
chapter-V8 = Zu zweit
chapter-W = Wo das Regelheft schweigt


## Regeln: warum etwas gefragt, angeboten oder abgelehnt wird

rule-V1-1 = Bei 2 bis 5 Spielern gewinnt, wer zuerst 7 Einhörner im Stall hat, bei 6 bis 8 Spielern, wer zuerst 6 hat.
rule-V1-2 = Nur Einhörner zählen: Was gerade keines ist, zählt nicht. Jedes zählt als eines, wenn sein Text nichts anderes sagt.
rule-V1-3 = Die Partie endet auch, wenn das Deck aufgebraucht ist; der Abwurfstapel wird nicht neu gemischt. Dann gewinnt, wer die meisten Einhörner hat, bei Gleichstand, wessen Einhörner zusammen die meisten Buchstaben im Namen haben; sind auch das gleich viele, verlieren alle.
rule-V1-4 = Die Partie endet in dem Moment, in dem jemand genug Einhörner hat oder das Deck aufgebraucht ist. Ist es so vereinbart, werden zuerst alle laufenden Effekte abgeschlossen.
rule-V2-1 = Alle Karten außer den Baby-Einhörnern werden zu einem Deck gemischt, und jeder Spieler bekommt 5 davon auf die Hand.
rule-V2-2 = Jeder Spieler sucht sich ein Baby-Einhorn für seinen Stall aus; die übrigen bilden die Kinderstube.
rule-V2-3 = Ein Baby-Einhorn ist nie auf einer Hand, im Deck oder im Abwurfstapel. Käme es irgendwohin außer in einen Stall, kehrt es in die Kinderstube zurück.
rule-V2-4 = Wer am buntesten gekleidet ist, beginnt, sofern nicht der Gastgeber oder der Zufall entscheidet; danach geht es nach links weiter.
rule-V3-1 = Zuerst kommen die Effekte der Karten in deinem Stall, die zu Beginn deines Zugs wirken.
rule-V3-2 = Nach den Effekten zu Beginn deines Zugs ziehst du 1 Karte.
rule-V3-3 = Du hast genau eine Aktion: Spiele aus deiner Hand ein Einhorn in deinen Stall, eine Magiekarte, eine Abwertung oder eine Aufwertung, oder ziehe 1 Karte.
rule-V3-4 = Am Ende deines Zugs wirfst du bis auf dein Handkartenlimit ab: 7 Karten, wenn keine Karte in deinem Stall es erhöht.
rule-V4-1 = Ziehen heißt: Die oberste Karte des Decks kommt auf die Hand.
rule-V4-2 = Abwerfen heißt: Eine Karte kommt aus der Hand auf den Abwurfstapel. Wem die Hand gehört, der wählt die Karte.
rule-V4-3 = Opfern heißt: Eine Karte aus deinem eigenen Stall kommt auf den Abwurfstapel.
rule-V4-4 = Zerstören heißt: Eine Karte aus dem Stall eines anderen Spielers kommt auf den Abwurfstapel.
rule-V4-5 = Stehlen heißt: Eine Karte aus dem Stall eines anderen Spielers kommt in deinen. Opfern, zerstören und stehlen kann man Einhörner, Aufwertungen und Abwertungen.
rule-V4-6 = „Ein beliebiger Spieler“ kannst auch du sein, „ein anderer Spieler“ nie; „jeder Spieler“ heißt: alle, auch du.
rule-V4-7 = Muss ein Spieler deinetwegen etwas mit einer Karte aus seinem Stall tun, wählst du die Karte, wenn der Text nichts anderes sagt.
rule-V5-1 = Baby-Einhörner, gewöhnliche Einhörner (ohne Effekt) und magische Einhörner bleiben im Stall, bis etwas sie von dort wegbringt.
rule-V5-2 = Eine Magiekarte wirkt einmal und kommt dann auf den Abwurfstapel.
rule-V5-3 = Aufwertungen und Abwertungen darfst du in jeden Stall spielen, und dort bleiben sie.
rule-V5-4 = Nur Sofortkarten spielt man außerhalb der eigenen Aktion: wenn ein anderer Spieler eine Karte spielen will, und beliebig viele in einem Zug. Auch „{ card-super-neigh }“ ist eine Neihihin-Karte.
rule-V5-5 = Auf der Hand wirkt keine Karte. Die Effekte einer Karte im Stall gehören dem, dessen Stall es ist, wenn der Text nichts anderes sagt.
rule-V6-1 = Eine Neihihin-Karte stoppt eine Karte, die aus der Hand gespielt wird: Diese kommt ohne Effekt auf den Abwurfstapel. Auch auf eine Sofortkarte darf man mit einer Sofortkarte antworten.
rule-V6-2 = Effekte von Karten, die schon in einem Stall liegen, lassen sich nicht stoppen, auch nicht die zu Beginn eines Zugs.
rule-V7-1 = In den Stall kommt, was hineingespielt, gestohlen oder hineingelegt wird. Ihn verlässt, was geopfert, zerstört oder gestohlen wird, auf eine Hand zurückkehrt oder in einen anderen Stall gelegt wird.
rule-V7-2 = „Darf“ und „darfst“ sind freiwillig, alles andere ist Pflicht. Ein freiwilliger Effekt zu Beginn deines Zugs verfällt, sobald du ziehst; ein vergessener Pflichteffekt wird nachgeholt.
rule-V7-3 = Zu Beginn deines Zugs wirken nur Karten, die da schon in deinem Stall liegen, und zwar alle zur selben Zeit. Beendet eine davon den Zug, darfst du die anderen vorher noch nutzen.
rule-V7-4 = Was du bei einer Suche findest, zeigst du allen, bevor du es auf die Hand nimmst. Ein durchsuchtes Deck wird danach gemischt.
rule-V7-5 = Was nach „dann“ steht, geschieht nur, wenn der erste Teil geschehen ist.
rule-V7-6 = Was unmöglich ist, entfällt: Ohne Handkarten wirft man nichts ab, und was nicht geopfert werden kann, wird nicht geopfert.
rule-V7-7 = Die Partie legt fest, wann du den Spieler nennst, den deine Karte trifft: schon beim Spielen, bevor jemand sie stoppen darf, oder erst, wenn niemand sie mehr stoppt.
rule-V7-8 = Eine Abwertung wird man nur durch einen Effekt los, der sie opfert, abwirft oder zerstört, auf eine Hand zurückkehren lässt oder in einen anderen Stall legt.
rule-V8-1 = Zu zweit werden alle gewöhnlichen Einhörner aus dem Deck genommen, dazu „{ card-queen-bee-unicorn }“, „{ card-seductive-unicorn }“, „{ card-rainbow-unicorn }“, „{ card-mother-goose-unicorn }“, „{ card-necromancer-unicorn }“, „{ card-yay }“, „{ card-sadistic-ritual }“, „{ card-slowdown }“ und „{ card-nanny-cam }“.
rule-V8-2 = Zu zweit bekommt jeder erst ein „{ card-neigh }“ aus dem Deck und dann 5 Karten vom gemischten Rest: 6 Karten zu Beginn.
rule-W1 = Haben mehrere Spieler im selben Moment genug Einhörner, gewinnt, wer am Zug ist, sonst der Nächste von ihnen in der Zugreihenfolge.
rule-W2 = Der zusätzliche Zug von „{ card-change-of-luck }“ beginnt erst, wenn der laufende ganz zu Ende ist, auch mit dem Abwerfen bis zum Handkartenlimit.
rule-W3 = Bei „{ card-unicorn-swap }“ darfst du jedes Einhorn aus dem anderen Stall stehlen, auch das eben hineingelegte.
rule-W4 = Verlässt ein Panda den Stall, wirkt „{ card-barbed-wire }“ nicht: Er ist dann kein Einhorn.
rule-W5 = Die Effekte zu Beginn deines Zugs kommen nacheinander, in beliebiger Reihenfolge, auch wenn die Karte dazu inzwischen weg ist. Keine Karte wird dabei zweimal gewählt, und was du tun darfst, kann nicht verbrauchen, was ein Pflichteffekt braucht. Beendet einer der Effekte den Zug, geschehen vorher noch alle anderen Pflichteffekte.
rule-W6 = Geschieht anstelle eines Opfers oder einer Zerstörung etwas anderes, gilt der erste Teil für ein „dann“ trotzdem als geschehen. Zuerst darf „{ card-black-knight-unicorn }“ einspringen, dann gilt, was auf der Karte selbst steht, und zuletzt kommt sie dorthin, wohin sie gehört; was nicht geopfert oder zerstört werden kann, steht gar nicht erst zur Wahl.
rule-W7 = Der Reihe nach wird jeder andere Spieler gefragt, ob er die Karte stoppt, auch wer keine Neihihin-Karte auf der Hand hat: So verrät nichts, wer eine hat. Übergangen wird nur, wer für alle ersichtlich nicht antworten kann. Nach jeder Sofortkarte beginnt die Frage neu, nur nicht nach „{ card-super-neigh }“.
rule-W8 = Das Deck ist aufgebraucht, sobald seine letzte Karte weg ist. Ist vereinbart, dass zuerst alle laufenden Effekte abgeschlossen werden, zählt, ob es danach leer ist.
rule-W9 = „{ card-tiny-stable }“ wird nach jeder einzelnen Änderung geprüft. Unter „{ card-blinding-light }“ wirkt kein Effekt eines Einhorns, auch nicht, wenn es gerade in den Stall kommt; nur Baby-Einhörner kehren weiterhin in die Kinderstube zurück. Pandas trifft nichts, was Einhörner nennt, wohl aber, was Karten nennt. „{ card-queen-bee-unicorn }“ lässt liegen, was schon in anderen Ställen liegt. „{ card-magical-kittencorn }“ ist nur davor sicher, durch Magiekarten zerstört zu werden; „{ card-black-knight-unicorn }“ rettet nur vor Zerstörung, „{ card-unicorn-phoenix }“ sich selbst auch davor, geopfert zu werden.
rule-W10 = Ein Einhorn, das auf eine Hand zurückkehrt oder in einen anderen Stall gelegt wird, hat den ersten Stall verlassen.
rule-W11 = Wenn nichts anderes vereinbart ist, nennst du schon beim Spielen, was du wählst, soweit es weder von früheren Teilen des Effekts noch von verdeckten Karten abhängt, auch für die Effekte eines Einhorns, das du spielst; was später nicht mehr da ist, entfällt, und wenn du den Effekt nur nutzen „darfst“, zahlst du dann auch seinen Preis nicht. Den Stall für eine Aufwertung oder Abwertung nennst du immer beim Spielen.
rule-W12 = Die deutschen Namen der Karten sind unsere eigenen. Bei Gleichstand zählen die Buchstaben der Namen, die diese Partie zeigt, ohne den Zusatz in Klammern.
