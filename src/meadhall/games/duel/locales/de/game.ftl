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

character-achilles = Wird Patroklos besiegt, wirf 2 zufällige Karten ab. Solange er besiegt ist, gilt: Greift Achilles an, erhält seine Karte +2; nach jedem Kampf, den er gewinnt, ziehst du 1 Karte.
character-alice = In der Vorbereitung wählst du, ob Alice { side-big } oder { side-small } ist. Solange sie { side-big } ist, erhält ihre Karte +2, wenn sie angreift; solange sie { side-small } ist, erhält ihre Karte +1, wenn sie sich verteidigt.
character-beowulf = Beowulf beginnt mit 1 Wut und hat nie mehr als 3. Jedes Mal, wenn er Schaden erleidet, erhält er 1 Wut. Du musst nie Wut ausgeben.
character-bigfoot = Steht am Ende deines Zugs kein gegnerischer Kämpfer in Bigfoots Zone, darfst du 1 Karte ziehen.
character-bloody-mary = Hast du zu Beginn deines Zugs genau 3 Karten auf der Hand, erhältst du 1 Aktion.
character-king-arthur = Wenn König Artus angreift, darfst du verdeckt eine zweite Karte als Boost dazulegen. Hat die Angriffskarte Effekte und werden sie aufgehoben, wird der Boost abgeworfen und zählt nicht.
character-little-red-riding-hood = Die oberste Karte deines Abwurfstapels ist dein Korb; ihr Symbol ist der Gegenstand darin. Effekte, die einen Gegenstand nennen, wirken nur, solange er im Korb liegt. Zu Beginn zeigt der Korb das Symbol, das als ein Gegenstand deiner Wahl zählt.
character-medusa = Zu Beginn deines Zugs darfst du einem gegnerischen Kämpfer in Medusas Zone 1 Schaden zufügen.
character-robin-hood = Hat einer deiner Kämpfer angegriffen, darfst du ihn nach dem Angriff bis zu 2 Felder weit bewegen.
character-sinbad = Bei einem Manöver darf sich jeder deiner Kämpfer für jede REISE-Karte in deinem Abwurfstapel 1 Feld weiter bewegen.
character-sun-wukong = Klone sind zu Beginn nicht auf dem Schlachtfeld. Zu Beginn deines Zugs darfst du Sun Wukong 1 Schaden zufügen, um einen Klon auf ein freies, zu ihm benachbartes Feld herbeizurufen.
character-yennenga = Würde Yennenga Schaden erleiden, darfst du ihn ganz oder teilweise auf Bogenschützen in ihrer Zone übertragen, auf jeden höchstens so viel, wie er noch Lebenspunkte hat. Wird einem Bogenschützen gleichzeitig selbst Schaden zugefügt, zählt dieser Schaden zuerst.

ability-achilles-grief = Trauer
ability-text-achilles-grief = Wird Patroklos besiegt, wirf 2 zufällige Karten ab.
ability-achilles-wrath = Zorn
ability-text-achilles-wrath = Solange Patroklos besiegt ist, ziehst du nach jedem Kampf, den Achilles gewinnt, 1 Karte.
ability-alice-size = Größe
ability-text-alice-size = In der Vorbereitung wählst du, ob Alice { side-big } oder { side-small } ist.
ability-beowulf-rage = Wut
ability-text-beowulf-rage = Jedes Mal, wenn Beowulf Schaden erleidet, erhält er 1 Wut.
ability-bigfoot-elusive = Nicht zu fassen
ability-text-bigfoot-elusive = Steht am Ende deines Zugs kein gegnerischer Kämpfer in Bigfoots Zone, darfst du 1 Karte ziehen.
ability-bloody-mary-mirror = Spiegel
ability-text-bloody-mary-mirror = Hast du zu Beginn deines Zugs genau 3 Karten auf der Hand, erhältst du 1 Aktion.
ability-medusa-gaze = Blick
ability-text-medusa-gaze = Zu Beginn deines Zugs darfst du einem gegnerischen Kämpfer in Medusas Zone 1 Schaden zufügen.
ability-robin-hood-hit-and-run = Zuschlagen und verschwinden
ability-text-robin-hood-hit-and-run = Hat einer deiner Kämpfer angegriffen, darfst du ihn nach dem Angriff bis zu 2 Felder weit bewegen.
ability-sun-wukong-plucked-hair = Ausgerupftes Haar
ability-text-sun-wukong-plucked-hair = Zu Beginn deines Zugs darfst du Sun Wukong 1 Schaden zufügen, um einen Klon auf ein freies, zu ihm benachbartes Feld herbeizurufen.


## Was Karten bewirken, und wann

timing-immediately = SOFORT
timing-during_combat = WÄHREND KAMPF
timing-after_combat = NACH KAMPF
timing-scheme = PLANUNG

-text-feint = { timing-immediately }: Hebe die Effekte der gegnerischen Karte auf.
-text-skirmish = { timing-after_combat }: Wenn du gewonnen hast, wähle einen der beiden Kontrahenten und bewege ihn bis zu 2 Felder weit.
-text-wily-fighting = { timing-after_combat }: Jeder gegnerische Kämpfer, der zu deinem Kämpfer benachbart ist, erleidet 1 Schaden.
-text-regroup = { timing-after_combat }: Wenn du gewonnen hast, ziehe 2 Karten, sonst 1.
-text-momentous-shift = { timing-during_combat }: Wenn dein Kämpfer nicht mehr dort steht, wo er zu Beginn des laufenden Zugs stand, hat diese Karte den Wert 5.
-text-bewilderment = { timing-during_combat }: Dein Kämpfer erleidet durch diesen Angriff keinen Kampfschaden. { timing-after_combat }: Du darfst deinen Kämpfer auf ein beliebiges freies Feld setzen.
-text-ambush = { timing-during_combat }: Dein Gegner wirft 1 zufällige Karte ab; addiere ihren BOOST-Wert zum Wert dieser Karte.
-text-boost = { timing-during_combat }: Du darfst diese Karte mit einem Boost verstärken.
-text-draw-one = { timing-after_combat }: Ziehe 1 Karte.
-text-draw-two = { timing-after_combat }: Ziehe 2 Karten.
-text-discard-one = { timing-after_combat }: Dein Gegner wirft 1 Karte ab.
-text-no-effect = Kein Effekt.
-text-bonus-attack = Ein Bonusangriff ohne eigene Effekte.


## Karten von Achilles

card-achilles-achilles-heel = Achillesferse
text-achilles-achilles-heel = { timing-after_combat }: Wenn du verloren hast, erhält dein Gegner 1 Aktion.
card-achilles-battle-frenzy = Kampfrausch
text-achilles-battle-frenzy = { timing-after_combat }: Beide Kontrahenten erleiden je 2 Schaden.
card-achilles-battle-hardened = Kampferprobt
text-achilles-battle-hardened = { timing-after_combat }: Nimm eine beliebige Karte aus deinem Abwurfstapel auf die Hand.
card-achilles-blessed-by-hermes = Segen des Hermes
text-achilles-blessed-by-hermes = { timing-after_combat }: Jeder deiner Kämpfer bewegt sich bis zu 3 Felder weit, auch durch gegnerische Kämpfer hindurch.
card-achilles-brothers-in-arms = Waffenbrüder
text-achilles-brothers-in-arms = { timing-after_combat }: Wenn Patroklos auf dem Schlachtfeld ist, erhältst du 1 Aktion.
card-achilles-feint = Finte
text-achilles-feint = { -text-feint }
card-achilles-relentless-assault = Unerbittlicher Ansturm
text-achilles-relentless-assault = { -text-bonus-attack }
card-achilles-skirmish = Gerangel
text-achilles-skirmish = { -text-skirmish }
card-achilles-spear-throw = Speerwurf
text-achilles-spear-throw = { timing-scheme }: Füge einem gegnerischen Kämpfer deiner Wahl in Achilles’ Zone 2 Schaden zu.
card-achilles-test-for-weakness = Suche nach der Schwachstelle
text-achilles-test-for-weakness = { timing-after_combat }: Führe den Bonusangriff „{ card-achilles-relentless-assault }“ mit dem Wert 3 aus.
card-achilles-the-day-of-your-doom = Der Tag deines Verderbens
text-achilles-the-day-of-your-doom = { timing-during_combat }: Du darfst Patroklos 2 Schaden zufügen. Wenn du das tust, hat diese Karte den Wert 5.
card-achilles-under-achilles-helm = Unter Achilles’ Helm
text-achilles-under-achilles-helm = { timing-immediately }: Du darfst Achilles und Patroklos die Felder tauschen lassen; Patroklos wird dann zum Verteidiger.
card-achilles-wily-fighting = Abgefeimter Kampf
text-achilles-wily-fighting = { -text-wily-fighting }


## Karten von Alice (Jabberwocky nach Robert Scott, 1872)

card-alice-claws-that-catch = Krallen, die kratzen
text-alice-claws-that-catch = { timing-during_combat }: Gegen einen Helden hat diese Karte den Wert 5.
card-alice-drink-me = Trink mich
text-alice-drink-me = { timing-scheme }: Ziehe 2 Karten; dann wechselt Alice die Größe.
card-alice-eat-me = Iss mich
text-alice-eat-me = { timing-scheme }: Alice bewegt sich bis zu 3 Felder weit und wechselt dann die Größe.
card-alice-feint = Finte
text-alice-feint = { -text-feint }
card-alice-im-late-im-late = Zu spät, zu spät!
text-alice-im-late-im-late = { timing-after_combat }: Alice bewegt sich bis zu 5 Felder weit und wechselt dann die Größe.
card-alice-jaws-that-bite = Zähne, die knirschen
text-alice-jaws-that-bite = { timing-after_combat }: Füge einem zum Jammerwoch benachbarten Kämpfer deiner Wahl, ob Freund oder Feind, 2 Schaden zu.
card-alice-looking-glass = Hinter den Spiegeln
text-alice-looking-glass = { timing-after_combat }: Wähle 2 verschiedene Effekte in beliebiger Reihenfolge: Ziehe 2 Karten; Alice heilt 3 Lebenspunkte; setze Alice auf ein beliebiges freies Feld.
card-alice-mad-as-a-hatter = Verrückt wie ein Hutmacher
text-alice-mad-as-a-hatter = { timing-after_combat }: Jeder deiner Kämpfer bewegt sich bis zu 2 Felder weit; dann wechselt Alice die Größe.
card-alice-manxome-foe = Manchsamer Feind
text-alice-manxome-foe = { timing-during_combat }: Wirf die oberste Karte deines Decks ab; addiere ihren BOOST-Wert zum Wert dieser Karte.
card-alice-momentous-shift = Schwungvolle Wende
text-alice-momentous-shift = { -text-momentous-shift }
card-alice-o-frabjous-day = O Freudentag!
text-alice-o-frabjous-day = { timing-after_combat }: Alice wechselt die Größe.
card-alice-regroup = Neu formieren
text-alice-regroup = { -text-regroup }
card-alice-skirmish = Gerangel
text-alice-skirmish = { -text-skirmish }
card-alice-snicker-snack = Schnifer-schnück
text-alice-snicker-snack = { timing-after_combat }: Wenn du gewonnen hast, sieh dir die Hand deines Gegners an und wirf eine Karte deiner Wahl daraus ab.
card-alice-the-other-side-of-the-mushroom = Die andere Seite des Pilzes
text-alice-the-other-side-of-the-mushroom = { timing-after_combat }: Alice bewegt sich bis zu 3 Felder weit und wechselt dann die Größe.


## Karten von Beowulf

card-beowulf-epic-poem = Heldenlied
text-beowulf-epic-poem = { timing-immediately }: Du erhältst 1 Wut. { timing-during_combat }: Diese Karte erhält +1 für jede Wut, die du hast; du behältst die Wut.
card-beowulf-fatal-struggle = Kampf auf Leben und Tod
text-beowulf-fatal-struggle = { timing-after_combat }: Wenn du gewonnen hast, ziehe 2 Karten; sonst zieht dein Gegner 2.
card-beowulf-feint = Finte
text-beowulf-feint = { -text-feint }
card-beowulf-golden-drinking-horn = Goldenes Trinkhorn
text-beowulf-golden-drinking-horn = { timing-scheme }: Gib beliebig viel Wut aus. Wähle für jede ausgegebene Wut einen Effekt, jeden höchstens einmal und in beliebiger Reihenfolge: Ziehe 2 Karten; Beowulf bewegt sich bis zu 4 Felder weit; Beowulf heilt 2 Lebenspunkte.
card-beowulf-hot-for-the-battle = Heiß auf den Kampf
text-beowulf-hot-for-the-battle = { timing-after_combat }: Du darfst Beowulf und Wiglaf die Felder tauschen lassen.
card-beowulf-no-contest-expecteth = Keines Kampfes gewärtig
text-beowulf-no-contest-expecteth = { timing-after_combat }: Wenn du gegen einen Sidekick gewonnen hast, darfst du 3 Wut ausgeben, um ihn zu besiegen.
card-beowulf-remnant-of-valor = Letzter Heldenmut
text-beowulf-remnant-of-valor = { timing-scheme }: Jeder zu Wiglaf benachbarte Kämpfer, ob Freund oder Feind, erleidet 1 Schaden. Erleidet dabei auch Beowulf Schaden, erhältst du 1 Aktion.
card-beowulf-skirmish = Gerangel
text-beowulf-skirmish = { -text-skirmish }
card-beowulf-the-ancient-heirloom = Das uralte Erbstück
text-beowulf-the-ancient-heirloom = { timing-during_combat }: Du darfst 2 Wut ausgeben. Wenn du das tust, hat diese Karte den Wert 5. Du darfst 1 Wut ausgeben, um diese Karte mit einem Boost zu verstärken. Diese Effekte können nicht aufgehoben werden.
card-beowulf-the-equal-of-grendel = Grendel ebenbürtig
text-beowulf-the-equal-of-grendel = { timing-immediately }: Du darfst 2 Wut ausgeben. Wenn du das tust, erleidet der gegnerische Kämpfer Schaden in Höhe des aufgedruckten Werts seiner eigenen Karte.
card-beowulf-the-war-king = Der Heerkönig
text-beowulf-the-war-king = { timing-during_combat }: Gib beliebig viel Wut aus; diese Karte erhält +2 für jede ausgegebene Wut.
card-beowulf-vigor-and-courage = Kraft und Mut
text-beowulf-vigor-and-courage = { timing-scheme }: Wähle einen Gegner; er wirft 1 zufällige Karte ab. Du erhältst Wut in Höhe ihres BOOST-Werts.


## Karten von Bigfoot

card-bigfoot-crash-through-the-trees = Krachend durchs Unterholz
text-bigfoot-crash-through-the-trees = { timing-scheme }: Bigfoot bewegt sich bis zu 5 Felder weit, auch durch gegnerische Kämpfer hindurch.
card-bigfoot-disengage = Rückzug
text-bigfoot-disengage = { timing-after_combat }: Setze deinen Kämpfer auf ein freies Feld in seiner Zone.
card-bigfoot-feint = Finte
text-bigfoot-feint = { -text-feint }
card-bigfoot-hoax = Alles Schwindel
text-bigfoot-hoax = { timing-after_combat }: Dein Kämpfer bewegt sich bis zu 5 Felder weit, auch durch gegnerische Kämpfer hindurch.
card-bigfoot-its-just-your-imagination = Das bildest du dir nur ein
text-bigfoot-its-just-your-imagination = { -text-feint }
card-bigfoot-jackalope-horns = Jackalope-Hörner
text-bigfoot-jackalope-horns = { timing-scheme }: Der Jackalope bewegt sich bis zu 5 Felder weit, auch durch gegnerische Kämpfer hindurch. Füge dann einem zu ihm benachbarten Kämpfer deiner Wahl, ob Freund oder Feind, 2 Schaden zu.
card-bigfoot-larger-than-life = Überlebensgroß
text-bigfoot-larger-than-life = { -text-no-effect }
card-bigfoot-momentous-shift = Schwungvolle Wende
text-bigfoot-momentous-shift = { -text-momentous-shift }
card-bigfoot-regroup = Neu formieren
text-bigfoot-regroup = { -text-regroup }
card-bigfoot-savagery = Wildheit
text-bigfoot-savagery = { timing-after_combat }: Wenn du gewonnen hast, erleidet jeder zu Bigfoot benachbarte Kämpfer, ob Freund oder Feind, 1 Schaden.
card-bigfoot-skirmish = Gerangel
text-bigfoot-skirmish = { -text-skirmish }


## Karten von Bloody Mary

card-bloody-mary-bloody-reprise = Blutige Reprise
text-bloody-mary-bloody-reprise = { timing-during_combat }: Wenn dein Gegner gegen „{ card-bloody-mary-bloody-requiem }“ eine Karte gespielt hat, hat diese Karte deren aufgedruckten Wert.
card-bloody-mary-bloody-requiem = Blutiges Requiem
text-bloody-mary-bloody-requiem = { timing-after_combat }: Führe den Bonusangriff „{ card-bloody-mary-bloody-reprise }“ aus. Er hat den Wert 0 oder, wenn dein Gegner gegen diese Karte eine eigene gespielt hat, deren aufgedruckten Wert.
card-bloody-mary-broken-glass = Scherben
text-bloody-mary-broken-glass = { timing-during_combat }: Du darfst den Wert dieser Karte um 1 erhöhen oder um 1 senken. { timing-after_combat }: Wenn beide Karten denselben Wert haben, ziehe 1 Karte und füge dem gegnerischen Kämpfer 2 Schaden zu.
card-bloody-mary-closer-than-she-appears = Näher, als sie scheint
text-bloody-mary-closer-than-she-appears = { timing-scheme }: Bloody Mary bewegt sich bis zu 1 Feld weit; du ziehst 1 Karte und erhältst 1 Aktion.
card-bloody-mary-evade = Ausweichen
text-bloody-mary-evade = { -text-draw-one }
card-bloody-mary-feint = Finte
text-bloody-mary-feint = { -text-feint }
card-bloody-mary-ghostly-touch = Geisterhafte Berührung
text-bloody-mary-ghostly-touch = { -text-boost } { timing-after_combat }: Wenn dies die dritte Aktion deines Zugs ist, heilt Bloody Mary 3 Lebenspunkte.
card-bloody-mary-infinity-mirror = Unendlichkeitsspiegel
text-bloody-mary-infinity-mirror = { timing-after_combat }: Wähle einen der beiden Kontrahenten und bewege ihn bis zu 4 Felder weit.
card-bloody-mary-jump-scare = Schreckmoment
text-bloody-mary-jump-scare = { timing-during_combat }: Wenn Bloody Mary keine Zone mit dem Feld teilt, auf dem sie zu Beginn des laufenden Zugs stand, hat diese Karte den Wert 6.
card-bloody-mary-mirror-image = Spiegelbild
text-bloody-mary-mirror-image = { timing-during_combat }: Diese Karte hat den aufgedruckten Wert der gegnerischen Karte.
card-bloody-mary-out-of-the-mirror = Aus dem Spiegel
text-bloody-mary-out-of-the-mirror = { -text-ambush } { timing-after_combat }: Wenn dies die dritte Aktion deines Zugs ist, ziehe 1 Karte.
card-bloody-mary-speak-three-times = Dreimal ihr Name
text-bloody-mary-speak-three-times = { timing-during_combat }: Wenn dies die dritte Aktion deines Zugs ist, hat diese Karte den Wert 7.
card-bloody-mary-stolen-memories = Gestohlene Erinnerungen
text-bloody-mary-stolen-memories = { timing-scheme }: Sieh dir die Hand eines Gegners an und wähle eine Karte daraus. Dieser Gegner entscheidet: Er wirft die Karte ab, oder sein Held erleidet Schaden in Höhe ihres BOOST-Werts.
card-bloody-mary-trick-of-the-light = Optische Täuschung
text-bloody-mary-trick-of-the-light = { timing-after_combat }: Du darfst Bloody Mary auf ein freies Feld setzen, das zum gegnerischen Kämpfer benachbart ist.


## Karten von König Artus

card-king-arthur-aid-the-chosen-one = Beistand für den Auserwählten
text-king-arthur-aid-the-chosen-one = { timing-after_combat }: Wenn du gewonnen hast, ziehe 2 Karten.
card-king-arthur-bewilderment = Verwirrung
text-king-arthur-bewilderment = { -text-bewilderment }
card-king-arthur-command-the-storms = Den Stürmen gebieten
text-king-arthur-command-the-storms = { timing-scheme }: Bewege jeden Kämpfer auf dem Schlachtfeld, ob Freund oder Feind, bis zu 3 Felder weit.
card-king-arthur-divine-intervention = Göttliches Eingreifen
text-king-arthur-divine-intervention = { timing-after_combat }: König Artus bewegt sich bis zu 5 Felder weit.
card-king-arthur-excalibur = Excalibur
text-king-arthur-excalibur = { -text-no-effect }
card-king-arthur-feint = Finte
text-king-arthur-feint = { -text-feint }
card-king-arthur-momentous-shift = Schwungvolle Wende
text-king-arthur-momentous-shift = { -text-momentous-shift }
card-king-arthur-noble-sacrifice = Edles Opfer
text-king-arthur-noble-sacrifice = { -text-boost } Ein dazugelegter Boost zählt weiterhin.
card-king-arthur-prophecy = Prophezeiung
text-king-arthur-prophecy = { timing-scheme }: Sieh dir die obersten 4 Karten deines Decks an. Nimm 2 davon auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück auf das Deck.
card-king-arthur-regroup = Neu formieren
text-king-arthur-regroup = { -text-regroup }
card-king-arthur-restless-spirits = Ruhelose Geister
text-king-arthur-restless-spirits = { timing-scheme }: Wähle ein Feld in Merlins Zone und ein dazu benachbartes Feld. Jeder gegnerische Kämpfer auf diesen beiden Feldern erleidet 2 Schaden. Wird dabei irgendein Kämpfer besiegt, ziehe 1 Karte.
card-king-arthur-skirmish = Gerangel
text-king-arthur-skirmish = { -text-skirmish }
card-king-arthur-swift-strike = Schneller Hieb
text-king-arthur-swift-strike = { timing-after_combat }: Dein Kämpfer bewegt sich bis zu 4 Felder weit.
card-king-arthur-the-aid-of-morgana = Morganas Beistand
text-king-arthur-the-aid-of-morgana = { -text-draw-two }
card-king-arthur-the-holy-grail = Der Heilige Gral
text-king-arthur-the-holy-grail = { timing-after_combat }: Wenn König Artus auf dem Schlachtfeld ist und höchstens 4 Lebenspunkte hat, steigen diese auf 8.
card-king-arthur-the-lady-of-the-lake = Die Herrin vom See
text-king-arthur-the-lady-of-the-lake = { timing-scheme }: Nimm „{ card-king-arthur-excalibur }“ aus deinem Abwurfstapel oder deinem Deck auf die Hand. Mische das Deck, wenn du es durchgesehen hast.


## Karten von Rotkäppchen

-text-into-the-woods = { timing-scheme }: Rotkäppchen bewegt sich bis zu 3 Felder weit; du erhältst 1 Aktion.

card-little-red-riding-hood-a-grimm-tale = Ein grimmiges Märchen
text-little-red-riding-hood-a-grimm-tale = { timing-scheme }: Rotkäppchen heilt 2 Lebenspunkte; wenn der Wolfspelz im Korb liegt, stattdessen 4.
card-little-red-riding-hood-into-the-woods-knife = In den Wald hinein ({ item-knife })
text-little-red-riding-hood-into-the-woods-knife = { -text-into-the-woods }
card-little-red-riding-hood-into-the-woods-wolf-skin = In den Wald hinein ({ item-wolf_skin })
text-little-red-riding-hood-into-the-woods-wolf-skin = { -text-into-the-woods }
card-little-red-riding-hood-into-the-woods-wolfsbane = In den Wald hinein ({ item-wolfsbane })
text-little-red-riding-hood-into-the-woods-wolfsbane = { -text-into-the-woods }
card-little-red-riding-hood-long-have-i-sought-you = Ich habe dich lange gesucht
text-little-red-riding-hood-long-have-i-sought-you = { timing-during_combat }: Wenn der gegnerische Kämpfer zum Jäger benachbart ist, hat diese Karte den Wert 6.
card-little-red-riding-hood-never-leave-the-path = Lauf nicht vom Wege ab
text-little-red-riding-hood-never-leave-the-path = { timing-scheme }: Wenn der Wolfspelz im Korb liegt, setze Rotkäppchen auf ein beliebiges freies Feld, und du erhältst 1 Aktion. Wenn das Messer darin liegt, erleidet jeder gegnerische Kämpfer in Rotkäppchens Zone 2 Schaden. Wenn die Wolfswurz darin liegt, ziehe 3 Karten.
card-little-red-riding-hood-once-upon-a-time = Es war einmal
text-little-red-riding-hood-once-upon-a-time = { timing-after_combat }: Wenn das Messer im Korb liegt, erleidet der gegnerische Kämpfer 3 Schaden.
card-little-red-riding-hood-stones-in-the-belly = Steine im Bauch
text-little-red-riding-hood-stones-in-the-belly = { timing-during_combat }: Wenn das Messer im Korb liegt, wirft dein Gegner 1 zufällige Karte ab; addiere ihren BOOST-Wert zum Wert dieser Karte.
card-little-red-riding-hood-the-wolfs-skin = Der Pelz des Wolfes
text-little-red-riding-hood-the-wolfs-skin = { timing-after_combat }: Wenn der Wolfspelz im Korb liegt, ziehe 2 Karten.
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Was hast du für ein entsetzlich großes Maul!
text-little-red-riding-hood-what-a-terrible-big-mouth-you-have = { timing-after_combat }: Wenn der Wolfspelz im Korb liegt, erleidet der gegnerische Kämpfer Schaden in Höhe des aufgedruckten Werts seiner eigenen Karte.
card-little-red-riding-hood-what-big-ears-you-have = Was hast du für große Ohren!
text-little-red-riding-hood-what-big-ears-you-have = Solange das Messer im Korb liegt, darfst du dich mit dieser Karte auch verteidigen.
card-little-red-riding-hood-what-big-eyes-you-have = Was hast du für große Augen!
text-little-red-riding-hood-what-big-eyes-you-have = { -text-feint } Wenn die Wolfswurz im Korb liegt, ignoriere auch den Wert der gegnerischen Karte.
card-little-red-riding-hood-what-large-hands-you-have = Was hast du für große Hände!
text-little-red-riding-hood-what-large-hands-you-have = { timing-after_combat }: Du darfst diese Karte zurück auf die Hand nehmen. Wenn die Wolfswurz im Korb liegt, darfst du stattdessen die oberste Karte deines Abwurfstapels nehmen.
card-little-red-riding-hood-whats-that-in-my-basket = Was trag ich da im Korb?
text-little-red-riding-hood-whats-that-in-my-basket = { -text-no-effect } Im Korb zählt diese Karte als ein Gegenstand deiner Wahl.


## Karten von Medusa

card-medusa-a-momentary-glance = Ein flüchtiger Blick
text-medusa-a-momentary-glance = { timing-scheme }: Füge einem Kämpfer deiner Wahl in Medusas Zone, ob Freund oder Feind, 2 Schaden zu.
card-medusa-clutching-claws = Zupackende Krallen
text-medusa-clutching-claws = { -text-discard-one }
card-medusa-dash = Spurt
text-medusa-dash = { timing-after_combat }: Dein Kämpfer bewegt sich bis zu 3 Felder weit.
card-medusa-feint = Finte
text-medusa-feint = { -text-feint }
card-medusa-gaze-of-stone = Versteinernder Blick
text-medusa-gaze-of-stone = { timing-after_combat }: Wenn du gewonnen hast, erleidet der gegnerische Kämpfer 8 Schaden.
card-medusa-hiss-and-slither = Zischen und Schlängeln
text-medusa-hiss-and-slither = { -text-discard-one }
card-medusa-regroup = Neu formieren
text-medusa-regroup = { -text-regroup }
card-medusa-second-shot = Zweiter Schuss
text-medusa-second-shot = { -text-boost }
card-medusa-snipe = Gezielter Schuss
text-medusa-snipe = { -text-draw-one }
card-medusa-the-hounds-of-mighty-zeus = Die Hunde des mächtigen Zeus
text-medusa-the-hounds-of-mighty-zeus = { timing-after_combat }: Jede Harpyie bewegt sich bis zu 3 Felder weit.
card-medusa-winged-frenzy = Geflügelte Raserei
text-medusa-winged-frenzy = { timing-scheme }: Jeder deiner Kämpfer bewegt sich bis zu 3 Felder weit, auch durch gegnerische Kämpfer hindurch. Dann kehrt eine besiegte Harpyie auf ein freies Feld in Medusas Zone zurück.


## Karten von Robin Hood

card-robin-hood-a-hunters-eye = Blattschuss
text-robin-hood-a-hunters-eye = { -text-no-effect }
card-robin-hood-ambush = Hinterhalt
text-robin-hood-ambush = { -text-ambush }
card-robin-hood-defenders-of-sherwood = Verteidiger von Sherwood
text-robin-hood-defenders-of-sherwood = { timing-after_combat }: Ziehe 1 Karte. Dann kehrt ein besiegter Gesetzloser auf ein freies Feld in Robin Hoods Zone zurück.
card-robin-hood-disarming-shot = Entwaffnender Schuss
text-robin-hood-disarming-shot = { timing-after_combat }: Ziehe 1 Karte für jeden Kampfschaden, der dem gegnerischen Kämpfer zugefügt wurde.
card-robin-hood-feint = Finte
text-robin-hood-feint = { -text-feint }
card-robin-hood-highway-robbery = Wegelagerei
text-robin-hood-highway-robbery = { -text-feint } Ignoriere auch ihren Wert.
card-robin-hood-piercing-shot = Durchbohrender Schuss
text-robin-hood-piercing-shot = { -text-draw-two }
card-robin-hood-regroup = Neu formieren
text-robin-hood-regroup = { -text-regroup }
card-robin-hood-snark = Spitze Zunge
text-robin-hood-snark = { timing-after_combat }: Wenn die beiden Kontrahenten benachbart sind, ziehe 1 Karte.
card-robin-hood-steal-from-the-rich = Den Reichen nehmen
text-robin-hood-steal-from-the-rich = { timing-scheme }: Ziehe 1 Karte. Wähle dann einen Gegner; er darf 1 Karte abwerfen. Tut er das nicht, ziehe 1 weitere Karte.
card-robin-hood-wily-fighting = Abgefeimter Kampf
text-robin-hood-wily-fighting = { -text-wily-fighting }


## Karten von Sindbad

-text-voyage = { timing-during_combat }: Diese Karte erhält +1 für jede andere REISE-Karte in deinem Abwurfstapel.

card-sinbad-by-fortune-and-fate = Glück und Geschick
text-sinbad-by-fortune-and-fate = { -text-draw-two }
card-sinbad-commanding-impact = Gebieterische Wucht
text-sinbad-commanding-impact = { -text-draw-one }
card-sinbad-exploit = Gunst der Stunde
text-sinbad-exploit = { -text-draw-one }
card-sinbad-feint = Finte
text-sinbad-feint = { -text-feint }
card-sinbad-leap-away = Satz zur Seite
text-sinbad-leap-away = { timing-after_combat }: Wenn du gewonnen hast, wähle einen der beiden Kontrahenten und bewege ihn bis zu 4 Felder weit.
card-sinbad-momentous-shift = Schwungvolle Wende
text-sinbad-momentous-shift = { -text-momentous-shift }
card-sinbad-regroup = Neu formieren
text-sinbad-regroup = { -text-regroup }
card-sinbad-riches-beyond-compare = Unermessliche Reichtümer
text-sinbad-riches-beyond-compare = { timing-scheme }: Ziehe 3 Karten.
card-sinbad-toil-and-danger = Mühsal und Gefahr
text-sinbad-toil-and-danger = { timing-after_combat }: Sindbad bewegt sich bis zu 3 Felder weit.
card-sinbad-voyage-home = Reise in die Heimat
text-sinbad-voyage-home = { -text-voyage } { timing-after_combat }: Nimm alle anderen REISE-Karten aus deinem Abwurfstapel auf die Hand.
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Reise zu den Menschenfressern mit der Wurzel des Wahnsinns
text-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = { -text-voyage } { timing-after_combat }: Sindbad bewegt sich bis zu 2 Felder weit.
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Reise in die Stadt des Königs von Serendib
text-sinbad-voyage-to-the-city-of-the-king-of-serendib = { -text-voyage } { -text-draw-one }
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Reise in die Stadt der menschenfressenden Affen
text-sinbad-voyage-to-the-city-of-the-man-eating-apes = { -text-voyage } { timing-after_combat }: Der gegnerische Kämpfer erleidet 2 Schaden.
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Reise zum Ungetüm mit den Augen wie glühende Kohlen
text-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = { -text-voyage } { timing-after_combat }: Dein Gegner wirft 1 zufällige Karte ab.
card-sinbad-voyage-to-the-island-that-was-a-whale = Reise zur Insel, die ein Wal war
text-sinbad-voyage-to-the-island-that-was-a-whale = { -text-voyage } { timing-after_combat }: Sindbad heilt 2 Lebenspunkte.
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Reise ins Tal der Riesenschlangen
text-sinbad-voyage-to-the-valley-of-the-giant-snakes = { -text-voyage } { timing-after_combat }: Sieh dir die Hand deines Gegners an.


## Karten von Sun Wukong

card-sun-wukong-bewilderment = Verwirrung
text-sun-wukong-bewilderment = { -text-bewilderment }
card-sun-wukong-fiery-eyes-that-see = Sehende Feueraugen
text-sun-wukong-fiery-eyes-that-see = { timing-scheme }: Sieh dir die Hand eines Gegners an und lege 1 Karte deiner Wahl daraus unter sein Deck. Dann zieht ihr beide je 1 Karte.
card-sun-wukong-golden-chain-mail = Goldenes Kettenhemd
text-sun-wukong-golden-chain-mail = { timing-during_combat }: Der Angreifer erleidet den Kampfschaden anstelle deines Kämpfers.
card-sun-wukong-infinite-strikes = Unzählige Hiebe
text-sun-wukong-infinite-strikes = { timing-during_combat }: Diese Karte erhält +1 für jeden anderen befreundeten Kämpfer, der zum gegnerischen Kämpfer benachbart ist. { timing-after_combat }: Du erhältst 1 Aktion.
card-sun-wukong-ox-form = Gestalt des Ochsen
text-sun-wukong-ox-form = { timing-during_combat }: Dein Gegner darf seine Karte mit einem Boost verstärken. Das kann nicht aufgehoben werden.
card-sun-wukong-phoenix-form = Gestalt des Phönix
text-sun-wukong-phoenix-form = { timing-scheme }: Sun Wukong heilt 1 Lebenspunkt für jeden Klon auf dem Schlachtfeld.
card-sun-wukong-ruyi-jingo-bang = Ruyi Jingu Bang
text-sun-wukong-ruyi-jingo-bang = { timing-after_combat }: Wenn dein Gegner eine Verteidigungskarte gespielt hat, führe den Bonusangriff „{ card-sun-wukong-tricked-you }“ mit dem Wert 4 aus.
card-sun-wukong-seventy-two-transformations = 72 Verwandlungen
text-sun-wukong-seventy-two-transformations = { timing-after_combat }: Nimm eine Gestalt-Karte (Ochse, Schildkröte oder Phönix) aus deinem Abwurfstapel auf die Hand.
card-sun-wukong-sly-monkey = Listiger Affe
text-sun-wukong-sly-monkey = { timing-after_combat }: Wenn Sun Wukong diese Karte gespielt hat, setze ihn auf ein freies Feld in seiner Zone und rufe dort, wo er stand, einen Klon herbei.
card-sun-wukong-taunting-laughter = Höhnisches Gelächter
text-sun-wukong-taunting-laughter = { timing-immediately }: Dein Gegner darf 1 Karte abwerfen. Tut er das nicht, ignoriere den Wert seiner Karte.
card-sun-wukong-tortoise-form = Gestalt der Schildkröte
text-sun-wukong-tortoise-form = { timing-during_combat }: Dein Gegner darf seine Karte mit einem Boost verstärken.
card-sun-wukong-tricked-you = Reingelegt!
text-sun-wukong-tricked-you = { -text-bonus-attack }
card-sun-wukong-wily-fighting = Abgefeimter Kampf
text-sun-wukong-wily-fighting = { -text-wily-fighting }


## Karten von Yennenga

card-yennenga-divide-and-conquer = Teile und herrsche
text-yennenga-divide-and-conquer = { timing-during_combat }: Wenn dein Kämpfer nicht in Yennengas Zone steht, hat diese Karte den Wert 4.
card-yennenga-jaws-of-the-beast = Rachen der Bestie
text-yennenga-jaws-of-the-beast = { timing-during_combat }: Diese Karte erhält +1 für jede Zone, in der der gegnerische Kämpfer steht.
card-yennenga-master-of-the-hunt = Meisterin der Jagd
text-yennenga-master-of-the-hunt = { timing-scheme }: Du erhältst 2 Aktionen.
card-yennenga-momentous-shift = Schwungvolle Wende
text-yennenga-momentous-shift = { -text-momentous-shift }
card-yennenga-one-with-the-land = Eins mit dem Land
text-yennenga-one-with-the-land = { timing-scheme }: Jeder deiner Kämpfer bewegt sich bis zu 2 Felder weit; dann heilt jeder 1 Lebenspunkt. Ziehe 1 Karte.
card-yennenga-pin-the-prey = Die Beute stellen
text-yennenga-pin-the-prey = { timing-after_combat }: Bewege den gegnerischen Kämpfer bis zu 4 Felder weit; dann wirft dein Gegner 1 Karte ab.
card-yennenga-point-blank = Aus nächster Nähe
text-yennenga-point-blank = { timing-after_combat }: Wenn der gegnerische Kämpfer zu Yennenga benachbart ist, erleidet er 2 Schaden.
card-yennenga-rain-of-arrows = Pfeilhagel
text-yennenga-rain-of-arrows = { timing-after_combat }: Führe den Bonusangriff „{ card-yennenga-volley }“ mit dem Wert 3 aus.
card-yennenga-shield-formation = Schildformation
text-yennenga-shield-formation = { timing-immediately }: Dein Gegner darf 1 Karte abwerfen. Tut er das nicht, kehrt ein besiegter Bogenschütze auf ein freies Feld in Yennengas Zone zurück.
card-yennenga-skirmish = Gerangel
text-yennenga-skirmish = { -text-skirmish }
card-yennenga-stallion-charge = Ansturm des Hengstes
text-yennenga-stallion-charge = { timing-after_combat }: Yennenga bewegt sich bis zu 5 Felder weit, auch durch gegnerische Kämpfer hindurch. Jeder gegnerische Kämpfer, durch dessen Feld sie sich bewegt hat, erleidet 1 Schaden.
card-yennenga-surprise-volley = Überraschungssalve
text-yennenga-surprise-volley = { timing-immediately }: Wähle eines: Ein besiegter Bogenschütze kehrt auf ein freies Feld in der Zone des gegnerischen Kämpfers zurück und wird zum Angreifer; oder du erhältst 1 Aktion.
card-yennenga-volley = Salve
text-yennenga-volley = { -text-bonus-attack }


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
event-opponent_chosen = { $seat } wählt einen Gegner: { $other }.
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
