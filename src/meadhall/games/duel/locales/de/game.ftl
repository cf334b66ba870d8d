### Das Duell auf Deutsch.
###
### Begriffe, wo es sie gibt, wie in der gedruckten deutschen Spielregel:
###   fighter Kämpfer · hero Held · sidekick Sidekick · board Schlachtfeld · space Feld · zone Zone · adjacent, next to benachbart
###   start space Startfeld · setup Vorbereitung · turn Zug · action Aktion · manoeuvre Manöver · scheme Planung · attack Angriff
###   defence Verteidigung · versatile vielseitig · value Wert · printed value aufgedruckter Wert · boost Boost, BOOST-Wert
###   IMMEDIATELY SOFORT · DURING COMBAT WÄHREND KAMPF · AFTER COMBAT NACH KAMPF · SCHEME PLANUNG
###   combatants die beiden Kontrahenten · your, enemy combatant dein, der gegnerische Kämpfer · enemy gegnerischer Kämpfer
###   opponent Gegner (immer ein Spieler) · friend befreundeter Kämpfer · combat damage Kampfschaden · bonus attack Bonusangriff
###   health Lebenspunkte · to heal heilen · defeated besiegt · exhausted erschöpft · melee, ranged Nahkampf, Fernkampf
###   hand Hand · deck Deck · discard pile Abwurfstapel · to discard abwerfen · at random zufällig · face down verdeckt
###   to reveal aufdecken · to cancel aufheben · to ignore ignorieren · to move bewegen, gehen · to place setzen
###   to summon herbeirufen · to return zurückkehren · to swap die Felder tauschen · to pay ausgeben · character card Charakterkarte
###   rage Wut · wrath Zorn · basket Korb · item Gegenstand · size Größe · voyage REISE · door Tür · passage Durchgang
###   match Partie · seat Platz · free-for-all jeder gegen jeden · team Team · rulebook Spielregel
###
### Der Spieler wird geduzt. Eine Zone, in der X steht, ist X’ Zone: „in Medusas Zone“, „in seiner Zone“.
###
### Formen: Namen wie Medusa oder Patroklos haben keinen Artikel und bleiben gleich (.indeclinable). Sidekicks, die es nur einmal
### gibt, haben ihren Artikel in .acc („den Jäger“) und .dat („dem Jäger“). Von denen, die es mehrmals gibt, steht jeder mit seiner
### Nummer und deshalb ohne Artikel („greift Gesetzlosen 2 an“). .nom ist der Name als Subjekt
### am Satzanfang („Der Jäger“, „Gesetzloser“). Die Grundform ohne Artikel („Jäger“) steht allein, in Listen und Tabellen.


## Bausteine

list-empty = nichts
list-end = { $rest } und { $last }
numbered = { $name } { $number }
quoted = „{ $name }“
seated = { $name } (Platz { $number })
anybody = alle


## Helden und Sidekicks

hero-achilles = Achilles
    .gender = m
    .indeclinable = yes
hero-alice = Alice
    .gender = f
    .indeclinable = yes
hero-beowulf = Beowulf
    .gender = m
    .indeclinable = yes
hero-bigfoot = Bigfoot
    .gender = m
    .indeclinable = yes
hero-bloody-mary = Bloody Mary
    .gender = f
    .indeclinable = yes
hero-king-arthur = König Artus
    .gender = m
    .indeclinable = yes
hero-little-red-riding-hood = Rotkäppchen
    .gender = n
    .indeclinable = yes
hero-medusa = Medusa
    .gender = f
    .indeclinable = yes
hero-robin-hood = Robin Hood
    .gender = m
    .indeclinable = yes
hero-sinbad = Sindbad
    .gender = m
    .indeclinable = yes
hero-sun-wukong = Sun Wukong
    .gender = m
    .indeclinable = yes
hero-yennenga = Yennenga
    .gender = f
    .indeclinable = yes

fighter-archer = Bogenschütze
    .dat = Bogenschützen
    .acc = Bogenschützen
    .nom = Bogenschütze
fighter-clone = Klon
    .dat = Klon
    .acc = Klon
    .nom = Klon
fighter-harpy = Harpyie
    .dat = Harpyie
    .acc = Harpyie
    .nom = Harpyie
fighter-huntsman = Jäger
    .dat = dem Jäger
    .acc = den Jäger
    .nom = Der Jäger
fighter-jabberwock = Jammerwoch
    .dat = dem Jammerwoch
    .acc = den Jammerwoch
    .nom = Der Jammerwoch
fighter-jackalope = Jackalope
    .dat = dem Jackalope
    .acc = den Jackalope
    .nom = Der Jackalope
fighter-merlin = Merlin
    .indeclinable = yes
fighter-outlaw = Gesetzloser
    .dat = Gesetzlosem
    .acc = Gesetzlosen
    .nom = Gesetzloser
fighter-patroclus = Patroklos
    .indeclinable = yes
fighter-porter = Lastträger
    .dat = dem Lastträger
    .acc = den Lastträger
    .nom = Der Lastträger
fighter-wiglaf = Wiglaf
    .indeclinable = yes

token-rage = Wut
token-size = Größe

side-big = GROSS
side-small = KLEIN

item-any = ein beliebiger Gegenstand
item-knife = Messer
item-wolf_skin = Wolfspelz
item-wolfsbane = Wolfswurz
item-none = ein Gegenstand, der hier nichts bewirkt


## Schlachtfelder

board-baskerville-manor = Baskerville Hall
zone-baskerville-manor-blue = blau
zone-baskerville-manor-brown = braun
zone-baskerville-manor-gray = grau
zone-baskerville-manor-green = grün
zone-baskerville-manor-navy = marineblau
zone-baskerville-manor-violet = violett
zone-baskerville-manor-yellow = gelb

board-four-fords = Vier Furten
zone-four-fords-amber = Bernstein
zone-four-fords-moss = Moos
zone-four-fords-river = Fluss
zone-four-fords-rust = Rost
zone-four-fords-slate = Schiefer
zone-four-fords-teal = Petrol
zone-four-fords-violet = Violett

board-frost-hall = Frosthalle
zone-frost-hall-chamber = Kammer
zone-frost-hall-cliff = Klippe
zone-frost-hall-hall = Halle
zone-frost-hall-pines = Kiefern
zone-frost-hall-porch = Vorhalle
zone-frost-hall-shore = Ufer
zone-frost-hall-snow = Schnee
door-frost-hall-chamber = Kammertür
    .acc = die Kammertür
door-frost-hall-south = Südtür
    .acc = die Südtür
door-frost-hall-west = Westtor
    .acc = das Westtor

board-globe-theatre = Globe Theatre
zone-globe-theatre-blue = blau
zone-globe-theatre-brown = braun
zone-globe-theatre-brown-light = hellbraun
zone-globe-theatre-green = grün
zone-globe-theatre-green-dark = dunkelgrün
zone-globe-theatre-green-light = hellgrün
zone-globe-theatre-orange = orange
zone-globe-theatre-purple = purpurn
zone-globe-theatre-red = rot
zone-globe-theatre-violet = violett

board-hanging-gardens = Hängende Gärten
zone-hanging-gardens-blue = blau
zone-hanging-gardens-brown = braun
zone-hanging-gardens-gray = grau
zone-hanging-gardens-green = grün
zone-hanging-gardens-green-light = hellgrün
zone-hanging-gardens-rose = rosa
zone-hanging-gardens-yellow = gelb
zone-hanging-gardens-yellow-light = hellgelb

board-heorot = Heorot
zone-heorot-blue = blau
zone-heorot-blue-dark = dunkelblau
zone-heorot-gray = grau
zone-heorot-gray-light = hellgrau
zone-heorot-orange = orange
zone-heorot-red = rot
zone-heorot-yellow = gelb
door-heorot-north = Nordtür
    .acc = die Nordtür
door-heorot-south = Südtür
    .acc = die Südtür
door-heorot-west = Westtür
    .acc = die Westtür

board-king-solomons-mine = König Salomons Mine
zone-king-solomons-mine-blue = blau
zone-king-solomons-mine-brown = braun
zone-king-solomons-mine-gold = golden
zone-king-solomons-mine-gray = grau
zone-king-solomons-mine-green = grün
zone-king-solomons-mine-red = rot
zone-king-solomons-mine-yellow = gelb

board-marmoreal = Marmoreal
zone-marmoreal-blue = blau
zone-marmoreal-brown = braun
zone-marmoreal-gray = grau
zone-marmoreal-green = grün
zone-marmoreal-purple = purpurn
zone-marmoreal-red = rot
zone-marmoreal-violet = violett
zone-marmoreal-yellow = gelb

board-sarpedon = Sarpedon
zone-sarpedon-blue = blau
zone-sarpedon-brown = braun
zone-sarpedon-green = grün
zone-sarpedon-purple = purpurn
zone-sarpedon-red = rot
zone-sarpedon-yellow = gelb

board-sherwood-forest = Sherwood Forest
zone-sherwood-forest-brown = braun
zone-sherwood-forest-gray = grau
zone-sherwood-forest-gray-light = hellgrau
zone-sherwood-forest-green = grün
zone-sherwood-forest-green-light = hellgrün
zone-sherwood-forest-orange = orange
zone-sherwood-forest-yellow = gelb

board-soho = Soho
zone-soho-blue = blau
zone-soho-brown = braun
zone-soho-gray = grau
zone-soho-green = grün
zone-soho-navy = marineblau
zone-soho-orange = orange
zone-soho-yellow = gelb

board-venice = Venedig
zone-venice-blue = blau
zone-venice-blue-dark = dunkelblau
zone-venice-gray = grau
zone-venice-green = grün
zone-venice-orange = orange
zone-venice-red = rot
zone-venice-violet = violett
zone-venice-yellow = gelb

board-yukon = Yukon
zone-yukon-brown = braun
zone-yukon-brown-light = hellbraun
zone-yukon-gray = grau
zone-yukon-orange = orange
zone-yukon-red = rot
zone-yukon-violet = violett
zone-yukon-yellow = gelb

sign-start = Startfeld
sign-passage = Durchgang: ein Schritt von jedem Ende zu jedem anderen, nur zum Bewegen

missing-high-ground = Die aufgedruckte Anhöhe dieses Schlachtfelds bleibt aus dem Spiel: Keine Spielregel erklärt sie.


## Charakterkarten

ability-achilles-grief = Trauer
ability-achilles-wrath = Zorn
ability-alice-size = Größe
ability-beowulf-rage = Wut
ability-bigfoot-elusive = Nicht zu fassen
ability-bloody-mary-mirror = Spiegel
ability-medusa-gaze = Blick
ability-robin-hood-hit-and-run = Zuschlagen und verschwinden
ability-sun-wukong-plucked-hair = Ausgerupftes Haar


## Was Karten bewirken, und wann

timing-immediately = SOFORT
timing-during_combat = WÄHREND KAMPF
timing-after_combat = NACH KAMPF
timing-scheme = PLANUNG


## Karten von Achilles

card-achilles-achilles-heel = Achillesferse
card-achilles-battle-frenzy = Kampfrausch
card-achilles-battle-hardened = Kampferprobt
card-achilles-blessed-by-hermes = Segen des Hermes
card-achilles-brothers-in-arms = Waffenbrüder
card-achilles-feint = Finte
card-achilles-relentless-assault = Unerbittlicher Ansturm
card-achilles-skirmish = Gerangel
card-achilles-spear-throw = Speerwurf
card-achilles-test-for-weakness = Suche nach der Schwachstelle
card-achilles-the-day-of-your-doom = Der Tag deines Verderbens
card-achilles-under-achilles-helm = Unter Achilles’ Helm
card-achilles-wily-fighting = Abgefeimter Kampf


## Karten von Alice (Jabberwocky nach Robert Scott, 1872)

card-alice-claws-that-catch = Krallen, die kratzen
card-alice-drink-me = Trink mich
card-alice-eat-me = Iss mich
card-alice-feint = Finte
card-alice-im-late-im-late = Zu spät, zu spät!
card-alice-jaws-that-bite = Zähne, die knirschen
card-alice-looking-glass = Hinter den Spiegeln
card-alice-mad-as-a-hatter = Verrückt wie ein Hutmacher
card-alice-manxome-foe = Manchsamer Feind
card-alice-momentous-shift = Schwungvolle Wende
card-alice-o-frabjous-day = O Freudentag!
card-alice-regroup = Neu formieren
card-alice-skirmish = Gerangel
card-alice-snicker-snack = Schnifer-schnück
card-alice-the-other-side-of-the-mushroom = Die andere Seite des Pilzes


## Karten von Beowulf

card-beowulf-epic-poem = Heldenlied
card-beowulf-fatal-struggle = Kampf auf Leben und Tod
card-beowulf-feint = Finte
card-beowulf-golden-drinking-horn = Goldenes Trinkhorn
card-beowulf-hot-for-the-battle = Heiß auf den Kampf
card-beowulf-no-contest-expecteth = Keines Kampfes gewärtig
card-beowulf-remnant-of-valor = Letzter Heldenmut
card-beowulf-skirmish = Gerangel
card-beowulf-the-ancient-heirloom = Das uralte Erbstück
card-beowulf-the-equal-of-grendel = Grendel ebenbürtig
card-beowulf-the-war-king = Der Heerkönig
card-beowulf-vigor-and-courage = Kraft und Mut


## Karten von Bigfoot

card-bigfoot-crash-through-the-trees = Krachend durchs Unterholz
card-bigfoot-disengage = Rückzug
card-bigfoot-feint = Finte
card-bigfoot-hoax = Alles Schwindel
card-bigfoot-its-just-your-imagination = Das bildest du dir nur ein
card-bigfoot-jackalope-horns = Jackalope-Hörner
card-bigfoot-larger-than-life = Überlebensgroß
card-bigfoot-momentous-shift = Schwungvolle Wende
card-bigfoot-regroup = Neu formieren
card-bigfoot-savagery = Wildheit
card-bigfoot-skirmish = Gerangel


## Karten von Bloody Mary

card-bloody-mary-bloody-reprise = Blutige Reprise
card-bloody-mary-bloody-requiem = Blutiges Requiem
card-bloody-mary-broken-glass = Scherben
card-bloody-mary-closer-than-she-appears = Näher, als sie scheint
card-bloody-mary-evade = Ausweichen
card-bloody-mary-feint = Finte
card-bloody-mary-ghostly-touch = Geisterhafte Berührung
card-bloody-mary-infinity-mirror = Unendlichkeitsspiegel
card-bloody-mary-jump-scare = Schreckmoment
card-bloody-mary-mirror-image = Spiegelbild
card-bloody-mary-out-of-the-mirror = Aus dem Spiegel
card-bloody-mary-speak-three-times = Dreimal ihr Name
card-bloody-mary-stolen-memories = Gestohlene Erinnerungen
card-bloody-mary-trick-of-the-light = Optische Täuschung


## Karten von König Artus

card-king-arthur-aid-the-chosen-one = Beistand für den Auserwählten
card-king-arthur-bewilderment = Verwirrung
card-king-arthur-command-the-storms = Den Stürmen gebieten
card-king-arthur-divine-intervention = Göttliches Eingreifen
card-king-arthur-excalibur = Excalibur
card-king-arthur-feint = Finte
card-king-arthur-momentous-shift = Schwungvolle Wende
card-king-arthur-noble-sacrifice = Edles Opfer
card-king-arthur-prophecy = Prophezeiung
card-king-arthur-regroup = Neu formieren
card-king-arthur-restless-spirits = Ruhelose Geister
card-king-arthur-skirmish = Gerangel
card-king-arthur-swift-strike = Schneller Hieb
card-king-arthur-the-aid-of-morgana = Morganas Beistand
card-king-arthur-the-holy-grail = Der Heilige Gral
card-king-arthur-the-lady-of-the-lake = Die Herrin vom See


## Karten von Rotkäppchen

card-little-red-riding-hood-a-grimm-tale = Ein grimmiges Märchen
card-little-red-riding-hood-into-the-woods-knife = In den Wald hinein ({ item-knife })
card-little-red-riding-hood-into-the-woods-wolf-skin = In den Wald hinein ({ item-wolf_skin })
card-little-red-riding-hood-into-the-woods-wolfsbane = In den Wald hinein ({ item-wolfsbane })
card-little-red-riding-hood-long-have-i-sought-you = Ich habe dich lange gesucht
card-little-red-riding-hood-never-leave-the-path = Lauf nicht vom Wege ab
card-little-red-riding-hood-once-upon-a-time = Es war einmal
card-little-red-riding-hood-stones-in-the-belly = Steine im Bauch
card-little-red-riding-hood-the-wolfs-skin = Der Pelz des Wolfes
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Was hast du für ein entsetzlich großes Maul!
card-little-red-riding-hood-what-big-ears-you-have = Was hast du für große Ohren!
card-little-red-riding-hood-what-big-eyes-you-have = Was hast du für große Augen!
card-little-red-riding-hood-what-large-hands-you-have = Was hast du für große Hände!
card-little-red-riding-hood-whats-that-in-my-basket = Was trag ich da im Korb?


## Karten von Medusa

card-medusa-a-momentary-glance = Ein flüchtiger Blick
card-medusa-clutching-claws = Zupackende Krallen
card-medusa-dash = Spurt
card-medusa-feint = Finte
card-medusa-gaze-of-stone = Versteinernder Blick
card-medusa-hiss-and-slither = Zischen und Schlängeln
card-medusa-regroup = Neu formieren
card-medusa-second-shot = Zweiter Schuss
card-medusa-snipe = Gezielter Schuss
card-medusa-the-hounds-of-mighty-zeus = Die Hunde des mächtigen Zeus
card-medusa-winged-frenzy = Geflügelte Raserei


## Karten von Robin Hood

card-robin-hood-a-hunters-eye = Blattschuss
card-robin-hood-ambush = Hinterhalt
card-robin-hood-defenders-of-sherwood = Verteidiger von Sherwood
card-robin-hood-disarming-shot = Entwaffnender Schuss
card-robin-hood-feint = Finte
card-robin-hood-highway-robbery = Wegelagerei
card-robin-hood-piercing-shot = Durchbohrender Schuss
card-robin-hood-regroup = Neu formieren
card-robin-hood-snark = Spitze Zunge
card-robin-hood-steal-from-the-rich = Den Reichen nehmen
card-robin-hood-wily-fighting = Abgefeimter Kampf


## Karten von Sindbad

card-sinbad-by-fortune-and-fate = Glück und Geschick
card-sinbad-commanding-impact = Gebieterische Wucht
card-sinbad-exploit = Gunst der Stunde
card-sinbad-feint = Finte
card-sinbad-leap-away = Satz zur Seite
card-sinbad-momentous-shift = Schwungvolle Wende
card-sinbad-regroup = Neu formieren
card-sinbad-riches-beyond-compare = Unermessliche Reichtümer
card-sinbad-toil-and-danger = Mühsal und Gefahr
card-sinbad-voyage-home = Reise in die Heimat
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Reise zu den Menschenfressern mit der Wurzel des Wahnsinns
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Reise in die Stadt des Königs von Serendib
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Reise in die Stadt der menschenfressenden Affen
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Reise zum Ungetüm mit den Augen wie glühende Kohlen
card-sinbad-voyage-to-the-island-that-was-a-whale = Reise zur Insel, die ein Wal war
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Reise ins Tal der Riesenschlangen


## Karten von Sun Wukong

card-sun-wukong-bewilderment = Verwirrung
card-sun-wukong-fiery-eyes-that-see = Sehende Feueraugen
card-sun-wukong-golden-chain-mail = Goldenes Kettenhemd
card-sun-wukong-infinite-strikes = Unzählige Hiebe
card-sun-wukong-ox-form = Gestalt des Ochsen
card-sun-wukong-phoenix-form = Gestalt des Phönix
card-sun-wukong-ruyi-jingo-bang = Ruyi Jingu Bang
card-sun-wukong-seventy-two-transformations = 72 Verwandlungen
card-sun-wukong-sly-monkey = Listiger Affe
card-sun-wukong-taunting-laughter = Höhnisches Gelächter
card-sun-wukong-tortoise-form = Gestalt der Schildkröte
card-sun-wukong-tricked-you = Reingelegt!
card-sun-wukong-wily-fighting = Abgefeimter Kampf


## Karten von Yennenga

card-yennenga-divide-and-conquer = Teile und herrsche
card-yennenga-jaws-of-the-beast = Rachen der Bestie
card-yennenga-master-of-the-hunt = Meisterin der Jagd
card-yennenga-momentous-shift = Schwungvolle Wende
card-yennenga-one-with-the-land = Eins mit dem Land
card-yennenga-pin-the-prey = Die Beute stellen
card-yennenga-point-blank = Aus nächster Nähe
card-yennenga-rain-of-arrows = Pfeilhagel
card-yennenga-shield-formation = Schildformation
card-yennenga-skirmish = Gerangel
card-yennenga-stallion-charge = Ansturm des Hengstes
card-yennenga-surprise-volley = Überraschungssalve
card-yennenga-volley = Salve


## Effekte, wo einer beim Namen gewählt wird

effect-add_value = den Wert der Karte um { $number } erhöhen
effect-damage = { $number } Schaden zufügen
effect-discard =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } abwerfen
effect-draw =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } ziehen
effect-gain_actions =
    { $number ->
        [one] 1 Aktion
       *[other] { $number } Aktionen
    } erhalten
effect-heal =
    { $number ->
        [one] 1 Lebenspunkt
       *[other] { $number } Lebenspunkte
    } heilen
effect-keep_card = die Karte zurück auf die Hand nehmen
effect-let_damage = den eigenen Helden den Schaden erleiden lassen
effect-let_discard_picked = die gewählte Karte abwerfen
effect-let_draw =
    den Gegner { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } ziehen lassen
effect-let_ignore_value = den Wert der eigenen Karte ignorieren lassen
effect-let_summon = einen Sidekick des Gegners aufs Schlachtfeld lassen
effect-lower_value = den Wert der Karte um { $number } senken
effect-move =
    { $number ->
        [one] bis zu 1 Feld
       *[other] bis zu { $number } Felder
    } weit bewegen
effect-other = tun, was die Karte sagt
effect-place = den Kämpfer umsetzen
effect-set_value = den Wert der Karte auf { $number } anheben
effect-summon = einen Sidekick aufs Schlachtfeld bringen
effect-swap = die beiden Kämpfer die Felder tauschen lassen
effect-take_top = die oberste Karte des Abwurfstapels nehmen
effect-turn_to_big = { side-big } sein
effect-turn_to_small = { side-small } sein


## Fragen

question-choose_action = { $seat }, wähle eine Aktion (noch { $actions }).
question-choose_attack_card = { $seat }, wähle eine Karte für den Angriff mit { $attacker_dat } auf { $defender_acc }.
question-choose_boost =
    { $source ->
        [none] { $seat }, du darfst eine Karte abwerfen, um deine Bewegung zu verstärken.
       *[other] { $seat }, „{ $source }“: Wähle, was du als Boost für deine Karte abwirfst.
    }
question-choose_card_of_opponent = { $seat }, „{ $source }“: Wähle eine Karte aus dieser Hand.
question-choose_defence_card = { $seat }, du darfst eine Karte spielen, um { $defender_acc } gegen { $attacker_acc } zu verteidigen.
question-choose_discard = { $seat }, „{ $source }“: Wähle eine Karte, die du abwirfst.
question-choose_effect = { $seat }, „{ $source }“: Wähle, was geschieht.
question-choose_fighter = { $seat }, „{ $source }“: Wähle einen Kämpfer.
question-choose_first = { $seat }, bestimme, wer beginnt.
question-choose_from_deck = { $seat }, „{ $source }“: Wähle eine Karte, die du auf die Hand nimmst.
question-choose_from_discard = { $seat }, „{ $source }“: Wähle eine Karte aus deinem Abwurfstapel.
question-choose_item = { $seat }, „{ $source }“: Wähle, welcher Gegenstand in deinem Korb liegt.
question-choose_move = { $seat }, bewege deine Kämpfer.
question-choose_opponent = { $seat }, „{ $source }“: Wähle einen Gegner.
question-choose_order = { $seat }, wähle, was zuerst wirkt.
question-choose_payment = { $seat }, „{ $source }“: Wähle, wie viel { $token } du ausgibst.
question-choose_space = { $seat }, „{ $source }“: Wähle ein Feld.
question-choose_whether = { $seat }, „{ $source }“: Nutzt du den Effekt?
question-discard_to_limit = { $seat }, du hast mehr als 7 Karten auf der Hand: Wähle eine, die du abwirfst.
question-lay_boost = { $seat }, du darfst verdeckt eine Karte als Boost zu deinem Angriff legen.
question-move_fighter = { $seat }, „{ $source }“: Wähle, wer wohin geht.
question-move_step = { $seat }, „{ $source }“: Wähle den nächsten Schritt.
question-order_deck = { $seat }, „{ $source }“: Wähle die Karte, die als nächste von oben liegt.
question-place_fighter = { $seat }, „{ $source }“: Wähle ein freies Feld.
question-place_sidekick = { $seat }, stelle deinen Sidekick auf.
question-place_summoned = { $seat }, „{ $source }“: Wähle, wo der Sidekick aufs Schlachtfeld kommt.
question-shift_damage = { $seat }, dir drohen { $number } Schaden: Wähle, wie viel davon ein Sidekick übernimmt.


## Antworten

option-ability_first = Zuerst die Fähigkeit „{ $ability }“
option-attack = { $actor_nom } greift { $target_acc } an
option-card =
    { $question ->
        [choose_boost] „{ $card }“ abwerfen: Boost { $boost }
        [choose_attack_card] Mit „{ $card }“ angreifen ({ $value })
        [choose_defence_card] Mit „{ $card }“ verteidigen ({ $value })
        [choose_discard] „{ $card }“ abwerfen
        [discard_to_limit] „{ $card }“ abwerfen
        [choose_from_deck] „{ $card }“ nehmen
        [lay_boost] „{ $card }“ verdeckt dazulegen: Boost { $boost }
        [order_deck] „{ $card }“ als nächste Karte
       *[none] „{ $card }“
    }
option-card_first = Zuerst die Karte „{ $card }“
option-close_door = { $fighter_nom } schließt von Feld { $space } aus { $door_acc }
option-done =
    { $question ->
        [choose_move] { $mover ->
            [none] Manöver beenden
           *[other] Bewegung von { $mover_dat } beenden
        }
        [move_fighter] Bewegung beenden
        [move_step] Hier stehen bleiben
       *[none] Fertig
    }
option-effect = Wählen: { $effects }
option-effect_first = Zuerst: { $effect }
option-fighter = { $fighter }
option-first = { $seat } beginnt
option-item = { $item }
option-lasting_ability_first =
    Zuerst die Wirkung von „{ $ability }“{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-lasting_first =
    Zuerst die Wirkung von „{ $card }“{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-manoeuvre = Manöver: eine Karte ziehen, dann bewegen
option-move = { $fighter_nom } geht auf Feld { $space }
option-open_door = { $fighter_nom } öffnet von Feld { $space } aus { $door_acc }
option-opponent = { $seat }
option-pass =
    { $question ->
        [choose_boost] Nichts abwerfen
        [choose_defence_card] Keine Karte spielen
        [choose_discard] Nichts weiter abwerfen
        [choose_payment] Nichts ausgeben
        [lay_boost] Keinen Boost dazulegen
       *[none] Nein
    }
option-pay =
    { $number ->
        [0] Nichts ausgeben
       *[other] { $number } { $token } ausgeben
    }
option-place = { $fighter_nom } kommt auf Feld { $space }
option-scheme = Planung „{ $card }“ mit { $actor_dat } spielen
option-shift =
    { $number ->
        [0] { $fighter_nom } übernimmt nichts
       *[other] { $fighter_nom } übernimmt { $number } Schaden
    }
option-space = Feld { $space }
option-step = { $fighter_nom } geht einen Schritt auf Feld { $space }
option-use = Ja: { $effect }


## Was man tun kann, und warum etwas nicht geht

way-manoeuvre = Manöver
way-attack = Angriff
way-scheme = Planung
why-no-attack-card = Du hast keine Karte zum Angreifen.
why-no-card-for-attacker = Keine deiner Angriffskarten ist für den Kämpfer, der einen Gegner in Reichweite hat.
why-no-enemy-in-reach = Kein Gegner ist in Reichweite: Geh erst näher heran.
why-not-yet = In deinem allerersten Zug darfst du nur den nächsten Spieler angreifen und alle, die schon am Zug waren.
why-no-scheme-card = Du hast keine Planung auf der Hand.
why-nobody-for-scheme = Niemand ist mehr da, der deine Planung spielen darf.
why-defends = Eine Verteidigungskarte: Sie hilft, wenn einer deiner Kämpfer angegriffen wird.
why-nobody-for-card = Niemand ist mehr da, der diese Karte nutzen darf.
why-out-of-reach = Wer diese Karte nutzen darf, hat keinen Gegner in Reichweite.
why-not-attack = Mit dieser Karte kannst du nicht angreifen.
why-not-defence = Mit dieser Karte kannst du dich nicht verteidigen.
why-not-this-fighter = Diese Karte ist für einen anderen Kämpfer.
why-no-boost = Diese Karte hat keinen BOOST-Wert.


## Ereignisse

event-action_taken =
    { $seat } führt eine Aktion aus ({ $actions ->
        [0] keine mehr übrig
       *[other] noch { $actions } übrig
    }).
event-actions_gained =
    { $seat } erhält { $number ->
        [one] 1 Aktion
       *[other] { $number } Aktionen
    } (noch { $actions } übrig).
event-attack_declared =
    { $bonus ->
        [0] { $fighter_nom } greift { $target_acc } an.
       *[other] { $fighter_nom } greift { $target_acc } noch einmal an: ein Bonusangriff.
    }
event-bonus_announced = { $seat } greift gleich noch einmal an, diesmal mit „{ $card }“.
event-boost_laid =
    { $card ->
        [none] { $seat } legt verdeckt einen Boost dazu.
       *[other] { $seat } legt verdeckt „{ $card }“ als Boost dazu.
    }
event-boost_lost = Der Boost „{ $card }“ von { $seat } zählt nicht.
event-boost_revealed = { $seat } deckt „{ $card }“ als Boost auf: +{ $number }.
event-card_chosen = { $other } wählt „{ $card }“ aus der Hand von { $seat } und zeigt die Karte vor.
event-card_discarded =
    { $why ->
        [boost] { $seat } wirft „{ $card }“ als Boost ab.
        [chance] { $seat } wirft zufällig „{ $card }“ ab.
        [limit] { $seat } wirft wegen des Handkartenlimits „{ $card }“ ab.
       *[choice] { $seat } wirft „{ $card }“ ab.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht „{ $card }“.
    }
event-card_kept = { $seat } nimmt „{ $card }“ zurück auf die Hand.
event-card_laid =
    { $role ->
        [defence] { $card ->
            [none] { $seat } spielt verdeckt eine Verteidigungskarte.
           *[other] { $seat } spielt verdeckt „{ $card }“ zur Verteidigung.
        }
       *[attack] { $card ->
            [none] { $seat } spielt verdeckt eine Angriffskarte.
           *[other] { $seat } spielt verdeckt „{ $card }“ zum Angriff.
        }
    }
event-card_left = „{ $card }“ von { $seat } verlässt das Spiel und kommt auf den Abwurfstapel.
event-card_milled = { $seat } wirft die oberste Karte des Decks ab: „{ $card }“.
event-card_picked =
    { $card ->
        [none] { $seat } nimmt eine davon auf die Hand.
       *[other] { $seat } nimmt „{ $card }“ auf die Hand.
    }
event-card_played = { $fighter_nom } spielt die Planung „{ $card }“.
event-card_put =
    { $place ->
        [top] { $seat } legt „{ $card }“ auf das Deck.
        [bottom] { $seat } legt „{ $card }“ unter das Deck.
        [deck] { $seat } mischt „{ $card }“ in das Deck.
       *[away] { $seat } entfernt „{ $card }“ aus dem Spiel.
    }
event-card_put_under =
    { $card ->
        [none] { $other } legt eine Karte aus der Hand von { $seat } unter { $seat_gender ->
            [f] deren
            [n] dessen
           *[m] dessen
        } Deck.
       *[other] { $other } legt „{ $card }“ aus der Hand von { $seat } unter { $seat_gender ->
            [f] deren
            [n] dessen
           *[m] dessen
        } Deck.
    }
event-card_recalled =
    { $place ->
        [top] { $seat } legt „{ $card }“ vom Abwurfstapel auf das Deck.
        [bottom] { $seat } legt „{ $card }“ vom Abwurfstapel unter das Deck.
       *[deck] { $seat } mischt „{ $card }“ vom Abwurfstapel in das Deck.
    }
event-card_returned =
    { $card ->
        [none] { $seat } legt eine Karte zurück auf das Deck, an { $number }. Stelle von oben.
       *[other] { $seat } legt „{ $card }“ zurück auf das Deck, an { $number }. Stelle von oben.
    }
event-card_revealed = { $seat } deckt „{ $card }“ auf ({ $number }).
event-card_shown = { $seat } zeigt die oberste Karte des Decks: „{ $card }“.
event-card_stayed =
    { $until ->
        [turn_end] Die Karte „{ $card }“ von { $seat } bleibt im Spiel bis zum Ende des Zuges.
        [next_turn] Die Karte „{ $card }“ von { $seat } bleibt im Spiel bis zum Beginn des nächsten Zuges von { $seat }.
        [next_turn_end] Die Karte „{ $card }“ von { $seat } bleibt im Spiel bis zum Ende des nächsten Zuges von { $seat }.
       *[open] Die Karte „{ $card }“ von { $seat } bleibt im Spiel.
    }
event-card_taken = { $seat } nimmt „{ $card }“ vom Abwurfstapel.
event-card_unlaid = Die Karte „{ $card }“ von { $seat } kommt auf den Abwurfstapel.
event-cards_seen =
    { $seat } sieht sich { $number ->
        [one] die oberste Karte
       *[other] die obersten { $number } Karten
    } des Decks an{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-combat_ended = Der Kampf ist vorbei.
event-combat_resolved = { $seat } schlägt zu: Angriff { $attack }, Verteidigung { $defence }, Schaden { $number }.
event-combatant_replaced = { $target_nom } springt im Kampf für { $fighter_acc } ein.
event-damage_averted = { $fighter_dat } bleiben { $number } Schaden erspart.
event-damage_coming = { $fighter_nom } erleidet gleich { $number } Schaden.
event-damage_dealt = { $fighter_nom } erleidet { $number } Schaden (Lebenspunkte { $from } → { $to }).
event-damage_limited = { $fighter_nom } erleidet höchstens { $number } Kampfschaden.
event-damage_prevented = { $fighter_nom } erleidet keinen Kampfschaden durch { $target_acc }.
event-damage_reduced = { $fighter_nom } erleidet { $number } Kampfschaden weniger.
event-damage_reflected = { $target_nom } erleidet selbst den Kampfschaden, der { $fighter_dat } zugedacht war.
event-damage_shifted = { $target_nom } nimmt { $fighter_dat } { $number } Schaden ab.
event-deck_exhausted =
    { $seat_gender ->
        [f] { $seat } kann nicht ziehen: Ihr Deck ist aufgebraucht, und alle ihre Kämpfer sind erschöpft.
        [n] { $seat } kann nicht ziehen: Sein Deck ist aufgebraucht, und alle seine Kämpfer sind erschöpft.
       *[m] { $seat } kann nicht ziehen: Sein Deck ist aufgebraucht, und alle seine Kämpfer sind erschöpft.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } durchsucht das Deck vergeblich und mischt es.
       *[other] { $seat } nimmt „{ $found }“ aus dem Deck und mischt es.
    }
event-door_closed = { $fighter_nom } schließt { $door_acc }.
event-door_opened = { $fighter_nom } öffnet { $door_acc }.
event-effects_cancelled = Die Effekte der Karte von { $seat } werden aufgehoben.
event-fighter_defeated = { $fighter_nom } ist besiegt.
event-fighter_healed =
    { $fighter_nom } heilt { $number ->
        [one] 1 Lebenspunkt
       *[other] { $number } Lebenspunkte
    } ({ $from } → { $to }).
event-fighter_moved = { $fighter_nom } geht auf Feld { $space }.
event-fighter_placed =
    { $origin ->
        [none] { $fighter_nom } beginnt auf Feld { $space }.
       *[other] { $fighter_nom } wird von Feld { $origin } auf Feld { $space } gesetzt.
    }
event-fighter_removed = { $fighter_nom } verlässt das Schlachtfeld.
event-fighter_summoned = { $fighter_nom } erscheint auf Feld { $space } (Lebenspunkte: { $to }).
event-first_chosen = { $seat } beginnt.
event-hand_shown =
    { $cards ->
        [none] { $other } sieht sich die Hand von { $seat } an.
       *[other] { $other } sieht sich die Hand von { $seat } an: { $cards }.
    }
event-item_chosen = { $seat } nennt den Gegenstand im Korb: { $item }.
event-lasting_acts = „{ $cause }“ von { $seat } wird ausgelöst.
event-lasting_began =
    { $until ->
        [turn_end] „{ $cause }“ von { $seat } wirkt von jetzt an bis zum Ende des Zuges.
        [next_turn] „{ $cause }“ von { $seat } wirkt von jetzt an bis zum Beginn des nächsten Zuges von { $seat }.
        [next_turn_end] „{ $cause }“ von { $seat } wirkt von jetzt an bis zum Ende des nächsten Zuges von { $seat }.
       *[open] „{ $cause }“ von { $seat } wirkt von jetzt an.
    }
event-lasting_ended = „{ $cause }“ von { $seat } wirkt nicht mehr.
event-opponent_chosen = { $seat } wählt einen Gegner: { $other }.
event-piece_laid = { $seat } legt einen Marker „{ $piece }“ auf { $space }.
event-piece_lifted = { $seat } entfernt einen Marker „{ $piece }“ von { $space }.
event-piece_moved = { $seat } verschiebt einen Marker „{ $piece }“ von { $origin } nach { $space }.
event-pieces_held = Marker „{ $piece }“ von { $seat } bei { $fighter_dat }: { $number }.
event-pile_shuffled =
    { $seat } mischt { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } vom Abwurfstapel in das Deck.
event-scheme_ended = Die Planung „{ $card }“ von { $seat } kommt auf den Abwurfstapel.
event-seat_left = { $seat } verlässt den Tisch.
event-seat_out = { $seat } scheidet aus der Partie aus.
event-side_turned = { $seat } ist jetzt { $side }.
event-space_chosen = { $seat } wählt Feld { $space }.
event-tokens_changed = { $seat } hat jetzt { $to } { $token } (vorher { $from }).
event-turn_began =
    { $seat } beginnt einen Zug mit { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
event-turn_ended = { $seat } beendet den Zug.
event-value_changed = Die Karte von { $seat } zählt jetzt { $to } (vorher { $from }).
event-value_ignored = Der Wert der Karte von { $seat } wird ignoriert.


## Ausgänge

reason-both_heroes_defeated =
    { $count ->
        [one] { $winners } gewinnt: Kein Held steht mehr, und den Ausschlag gibt, wer am Zug war.
       *[other] { $winners } gewinnen: Kein Held steht mehr, und den Ausschlag gibt, wer am Zug war.
    }
reason-endless =
    { $source ->
        [none] Niemand gewinnt: Die Effekte würden nie enden, darum wurde die Partie abgebrochen.
       *[other] Niemand gewinnt: Die Effekte von „{ $source }“ würden nie enden, darum wurde die Partie abgebrochen.
    }
reason-forfeit =
    { $count ->
        [one] { $winners } gewinnt: Alle anderen haben aufgegeben.
       *[other] { $winners } gewinnen: Alle anderen haben aufgegeben.
    }
reason-hero_defeated =
    { $count ->
        [one] { $winners } gewinnt: Der gegnerische Held ist besiegt.
       *[other] { $winners } gewinnen: Der gegnerische Held ist besiegt.
    }
reason-last_standing =
    { $count ->
        [one] { $winners } gewinnt: Alle anderen Helden sind besiegt.
       *[other] { $winners } gewinnen: Alle anderen Helden sind besiegt.
    }
reason-team_defeated =
    { $count ->
        [one] { $winners } gewinnt: Beide Helden des anderen Teams sind besiegt.
       *[other] { $winners } gewinnen: Beide Helden des anderen Teams sind besiegt.
    }


## Kapitel der Regeln

chapter-D1 = Aufbau
chapter-D2 = Felder und Zonen
chapter-D3 = Der Zug
chapter-D4 = Karten
chapter-D5 = Manöver
chapter-D6 = Planung
chapter-D7 = Angriff
chapter-D8 = Effekte
chapter-D9 = Lebenspunkte, Niederlage und Sieg
chapter-D10 = Türen
chapter-D11 = Jeder gegen jeden
chapter-D12 = Teams
chapter-D13 = Eigene Regeln der Helden
chapter-R = Wo die Regelhefte schweigen


## Regeln: warum etwas gefragt, angeboten oder abgelehnt wird

rule-D1-1 = Die Spieler einigen sich auf ein Schlachtfeld. Ein Duell braucht zwei Startfelder, jede andere Spielart vier.
rule-D1-2 = Jeder spielt einen Helden samt Sidekicks, 30 Karten und allem, was sonst dazugehört.
rule-D1-3 = Kämpfer beginnen mit den Lebenspunkten der Charakterkarte; ein Sidekick, für den dort nichts steht, hat 1.
rule-D1-4 = Alle mischen ihr Deck und ziehen 5 Karten.
rule-D1-5 = Der Held des ersten Spielers kommt auf Startfeld 1, jeder Sidekick auf ein freies Feld in einer Zone seines Helden oder, wenn dort alles voll ist, auf irgendein freies Feld.
rule-D1-6 = Der zweite Spieler stellt genauso von Startfeld 2 aus auf.
rule-D1-7 = Zu Beginn sind alle Türen offen.
rule-D1-8 = Wer auf Startfeld 1 aufgestellt hat, hat den ersten Zug.
rule-D2-1 = Auf einem Feld steht höchstens ein Kämpfer.
rule-D2-2 = Felder, die eine Linie verbindet, sind benachbart.
rule-D2-3 = Felder einer Farbe bilden eine Zone, wo auch immer sie liegen; ein mehrfarbiges Feld gehört zu mehreren Zonen. Die Zone eines Kämpfers ist jede Zone des Feldes, auf dem er steht.
rule-D2-4 = Zonen müssen auch ohne Farbensehen zu erkennen sein.
rule-D3-1 = Ein Zug hat 2 Aktionen: Manöver, Planung oder Angriff, beliebig gemischt. Keine darf ausgelassen werden.
rule-D3-2 = Effekte können weitere Aktionen bringen.
rule-D3-3 = Ganz am Ende des Zugs wirfst du ab, bis du höchstens 7 Karten auf der Hand hast.
rule-D3-4 = Abwurfstapel liegen offen; alle dürfen sie ansehen.
rule-D4-1 = Eine Karte nennt ihre Art, ihren Wert, wer sie nutzen darf, ihre Effekte samt Zeitpunkt und ihren BOOST-Wert.
rule-D4-2 = Eine vielseitige Karte dient zum Angriff oder zur Verteidigung; für Effekte zählt sie als beides, sofern die Partie nichts anderes vorsieht.
rule-D4-3 = Sind alle besiegt, die eine Karte nutzen dürfen, kann man sie nur noch abwerfen, auch als Boost.
rule-D4-4 = Von mehreren Sidekicks gleichen Namens darf jeder, der noch lebt, ihre Karten nutzen.
rule-D5-1 = Ein Manöver beginnt damit, dass du 1 Karte ziehst; das ist Pflicht.
rule-D5-2 = Für jede Karte, die ein leeres Deck nicht hergibt, erleidet jeder Kämpfer dieses Spielers 2 Schaden.
rule-D5-3 = Bei einem Manöver darf sich jeder Kämpfer höchstens um den Bewegungswert bewegen, einer nach dem anderen, in beliebiger Reihenfolge.
rule-D5-4 = Ein Schritt führt auf ein benachbartes Feld. Durch befreundete Kämpfer darf man hindurch, durch gegnerische nicht; eine Bewegung endet auf einem freien Feld.
rule-D5-5 = Eine als Boost abgeworfene Karte bringt ihren BOOST-Wert und sonst nichts.
rule-D5-6 = Wer einen fremden Kämpfer bewegt, hält sich an die Regeln, die für dessen Besitzer gelten.
rule-D5-7 = Setzen heißt: Der Kämpfer kommt ohne Schritte auf ein freies Feld.
rule-D6-1 = Eine Planung wird offen gespielt, von einem lebenden Kämpfer, der sie nutzen darf.
rule-D6-2 = Erst nach ihrem Effekt kommt eine Planung auf den Abwurfstapel.
rule-D7-1 = Ein Angriff braucht einen Angreifer, ein Ziel in Reichweite und eine Karte zum Angreifen.
rule-D7-2 = Jeder darf einen benachbarten gegnerischen Kämpfer angreifen; Fernkämpfer auch jeden, mit dem sie eine Zone teilen.
rule-D7-3 = Der Angreifer spielt verdeckt eine Karte, der Verteidiger darf es auch, und beide werden gleichzeitig aufgedeckt.
rule-D7-4 = Erst { timing-immediately }, dann { timing-during_combat }, dann der Kampfschaden, dann { timing-after_combat }; die Karten werden abgelegt, und ganz zuletzt kommt, was nach einem Angriff geschieht.
rule-D7-5 = Zur selben Zeit gehen die Effekte des Verteidigers vor. Stammen zwei Effekte aus verschiedenen eigenen Quellen, wählst du die Reihenfolge.
rule-D7-6 = Kampfschaden ist, was der Angriff der Verteidigung voraushat. Ein Verteidiger fügt keinen zu.
rule-D7-7 = Ein Kampf wird zu Ende geführt, auch wenn einer der beiden fällt; was davon abhängt, wo der Gefallene steht, bewirkt nichts.
rule-D7-8 = Fügt der Angriff selbst dem Verteidiger Schaden zu, hat der Angreifer gewonnen, andernfalls der Verteidiger.
rule-D8-1 = Effekte sind Pflicht, wenn nicht „darf“ oder „darfst“ dabeisteht, selbst wenn sie die eigenen Kämpfer treffen.
rule-D8-2 = „Bis zu“ schließt die 0 ein.
rule-D8-3 = Der aufgedruckte Wert ist die Zahl auf der Karte, was auch immer den Wert seither verändert hat.
rule-D8-4 = Ein ignorierter Wert zählt im Kampf als 0; der aufgedruckte Wert bleibt, wie er ist.
rule-D8-5 = Führe von einem Effekt aus, was möglich ist; der Rest entfällt.
rule-D8-6 = Ein aufgehobener Effekt findet nicht statt. Manche Effekte können nicht aufgehoben werden.
rule-D8-7 = Die eigenen Regeln eines Helden gehen den allgemeinen vor.
rule-D8-8 = Karteneffekte meinen die beiden Kontrahenten, wenn sie nichts anderes sagen.
rule-D9-1 = Schaden senkt die Lebenspunkte. Ein Kämpfer mit 0 ist besiegt und verlässt sofort das Schlachtfeld.
rule-D9-2 = Heilung endet bei den Startlebenspunkten und bringt niemanden zurück.
rule-D9-3 = Vor und nach jeder Aktion gilt: Wessen Held besiegt ist, der hat verloren. Sind beide Helden besiegt, gewinnt, wer am Zug ist.
rule-D10-1 = Während eines Manövers darf ein Kämpfer eine Tür neben sich für 1 Schritt öffnen oder ohne Schritt schließen, so oft er will.
rule-D10-2 = Keine Tür schließt sich, solange ein Kämpfer auf beiden Seiten zugleich steht.
rule-D10-3 = Durch eine geschlossene Tür gibt es keinen Schritt, keinen Angriff und keine Nachbarschaft, und sie trennt eine Zone, wo jeder kürzeste Weg durch sie führt.
rule-D11-1 = Jeder gegen jeden braucht ein Schlachtfeld mit vier Startfeldern.
rule-D11-2 = In deinem allerersten Zug darfst du nur den nächsten Spieler angreifen und alle, die schon am Zug waren.
rule-D11-3 = „Dein Gegner“ auf einer Kampfkarte ist der andere Spieler in diesem Kampf.
rule-D11-4 = Wird dein Held besiegt, verlassen deine Sidekicks sofort das Schlachtfeld, und du scheidest aus.
rule-D11-5 = Der letzte lebende Held gewinnt.
rule-D12-1 = Teams stellen abwechselnd je einen Helden auf, auf den Startfeldern 1 bis 4.
rule-D12-2 = Die Teams sind abwechselnd am Zug und ebenso die Spieler jedes Teams.
rule-D12-3 = Die Kämpfer des Teampartners sind befreundet, aber jeder befehligt nur seine eigenen.
rule-D12-4 = Im Team spielst du ohne deinen Helden weiter, solange noch ein Sidekick von dir lebt.
rule-D12-5 = Ein Team hat verloren, wenn seine beiden Helden besiegt sind.
rule-D13-1 = Der Korb ist die oberste Karte auf Rotkäppchens Abwurfstapel. Mit einem Gegenstand markierte Effekte brauchen diesen Gegenstand; das Wahlsymbol steht für einen beliebigen davon.
rule-D13-2 = Beowulf beginnt mit 1 Wut, hat höchstens 3 und erhält jedes Mal 1, wenn er selbst Schaden erleidet. Wut auszugeben ist immer freiwillig.
rule-R1 = Was im Korb liegt, zählt in dem Moment, in dem der Effekt eintritt. Die gerade gespielte Karte liegt noch nicht darin, ein zuvor abgeworfener Boost schon.
rule-R2 = Aufheben nimmt Effekte weg, keine Werte, und nichts, was schon geschehen ist. Einen Wert zu ignorieren ist kein Aufheben.
rule-R3 = Ein verdeckt zum Angriff gelegter Boost geht verloren und zählt nicht, wenn die Effekte der Angriffskarte aufgehoben werden.
rule-R4 = Eine Karte ohne BOOST-Wert kann nicht als Boost gewählt werden; zufällig abgeworfen bringt sie 0. Zwei Erlaubnisse sind zwei Boosts.
rule-R5 = Von einem leeren Deck abzuwerfen oder aufzudecken ist kein Ziehen und schadet niemandem.
rule-R6 = Ein Bonusangriff ist ein ganzer neuer Angriff derselben beiden, nachdem die Karten des ersten abgelegt sind, und kostet keine Aktion. Er entfällt, wenn einer der beiden gefallen ist.
rule-R7 = Erhaltene Aktionen müssen ausgeführt werden. Was du bei einem Effekt wählst und in welcher Reihenfolge, entscheidest du, bevor etwas davon geschieht; wohin ein Kämpfer kommt, wählst du erst, wenn es so weit ist.
rule-R8 = „Der laufende Zug“ ist der Zug, der gerade gespielt wird, wem auch immer er gehört.
rule-R9 = Ein Sidekick kommt nur dann aufs Schlachtfeld (zurück), wenn einer bereitsteht und ein Feld frei ist; dann aber muss er.
rule-R10 = Wer sich durch ein Feld bewegt, betritt und verlässt es. Schaden dafür kommt nach der Bewegung, einmal für jeden Kämpfer.
rule-R11 = Jede der drei Türen von Heorot versperrt zwei Linien. Sie trennt zwei Felder einer Zone, wenn jeder kürzeste Weg zwischen ihnen durch geschlossene Türen führt.
rule-R12 = Verhinderter Kampfschaden ist nur der Schaden dieses Angriffs.
rule-R13 = Teampartner sehen gegenseitig ihre Handkarten, sofern die Partie nicht mit verdeckten Händen gespielt wird.
rule-R14 = Schaden in Höhe eines Kartenwerts meint den aufgedruckten Wert ohne Zuschläge.
rule-R15 = Eine Fähigkeit, die ihren Zeitpunkt nennt, wirkt genau dann; „nach dem Angriff“ ist der allerletzte.
rule-R16 = Die Karte, mit der der Korb beginnt, ist keine Aktionskarte und bleibt immer ganz unten im Abwurfstapel.
rule-R17 = Ein Schlachtfeld mit unbekannten aufgedruckten Besonderheiten wird ohne sie gespielt.
rule-R18 = Ist Alice { side-big }, erhält ihre Karte +2, wenn sie angreift; ist sie { side-small }, erhält ihre Karte +1, wenn sie sich verteidigt, egal welche Art von Karte sie spielt.
rule-R19 = Von den Effekten, die zur Wahl stehen, darfst du auch einen wählen, der nichts bewirkt.
rule-R20 = Hat eine Karte keine Effekte, kann an ihr nichts aufgehoben werden; ein dazugelegter Boost bleibt also.
rule-R21 = Ein Kämpfer kann nur auf ein freies Feld gesetzt werden; das Feld, auf dem er steht, ist nicht frei.
rule-R22 = Treten mehrere deiner Effekte zur selben Zeit ein, auch solche, die du aus einer Liste gewählt hast, bestimmst du ihre Reihenfolge.
rule-R23 = „{ card-beowulf-golden-drinking-horn }“ bringt für jede ausgegebene Wut einen Effekt, jeden höchstens einmal, und für 0 Wut keinen.


## Was am Tisch vereinbart ist

handicap = { $seat } beginnt mit { $what }.
handicap-health = { $number ->
    [one] { $number } Lebenspunkt
   *[other] { $number } Lebenspunkten
} { $way ->
    [less] weniger
   *[more] mehr
}
handicap-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} { $way ->
    [less] weniger
   *[more] mehr
} auf der Hand
