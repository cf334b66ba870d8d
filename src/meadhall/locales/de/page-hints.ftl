### Hints for newcomers in German.

hint-label = Worum es geht
hint-understood = Verstanden


## Das Duell

hint-duel-choose_action = Ein Zug hat zwei Aktionen, auch zweimal dieselbe. Klicke einen Kämpfer an, um zu sehen, was er tun könnte.
hint-duel-choose_attack_card = Lege verdeckt eine Angriffskarte oder eine vielseitige Karte. Je höher ihr Wert, desto mehr Schaden; ihr Text wirkt nach dem Aufdecken.
hint-duel-choose_boost = Eine abgeworfene Karte bringt die Zahl in ihrer Ecke. Ihr Text wirkt dann nicht; gib also die her, die du am wenigsten brauchst.
hint-duel-choose_card_of_opponent = Du siehst jetzt diese Hand. Wähle die Karte, die dir am gefährlichsten wäre.
hint-duel-choose_defence_card = Eine Verteidigungskarte oder vielseitige Karte senkt den Schaden um ihren Wert. Du darfst auch nichts legen und deine Karten sparen.
hint-duel-choose_discard = Die gewählte Karte kommt auf deinen Abwurfstapel. Ihn darf jeder ansehen.
hint-duel-choose_effect = Eine Karte oder Fähigkeit lässt dich wählen, was sie tut. Was du nicht wählst, geschieht nicht.
hint-duel-choose_fighter = Wählbar sind nur die Kämpfer, die leuchten. Lies erst die Karte: Manche Effekte schaden, andere helfen.
hint-duel-choose_first = Wer beginnt, bewegt sich zuerst; dafür stellt sich der andere auf und weiß schon, wo du stehst.
hint-duel-choose_from_deck = Die gewählte Karte kommt auf deine Hand. Was mit den übrigen geschieht, sagt die Karte.
hint-duel-choose_from_discard = Eine Karte deines Abwurfstapels kommt zurück auf die Hand und kann wieder genutzt werden.
hint-duel-choose_item = Die oberste Karte deines Abwurfstapels zeigt, was im Korb liegt. Diese hier gilt als jeder Gegenstand, den du nennst.
hint-duel-choose_move = Jeder deiner Kämpfer darf sich einmal bewegen, höchstens um den Bewegungswert. Klicke ihn an, dann ein leuchtendes Feld; durch Freunde darf man hindurch, durch Gegner nicht.
hint-duel-choose_opponent = Bei mehreren Gegnern muss eine Karte wissen, wen sie meint. Du sagst es.
hint-duel-choose_order = Zwei deiner Effekte geschehen zugleich. Du entscheidest, welcher zuerst kommt.
hint-duel-choose_payment = Je mehr du ausgibst, desto stärker der Effekt. Was du behältst, hilft ein andermal.
hint-duel-choose_space = Wählbar sind nur die Felder, die leuchten. Was dort geschieht, sagt die Karte.
hint-duel-choose_whether = Wo eine Karte „darfst“ sagt, entscheidest du. Nein zu sagen kostet nichts.
hint-duel-discard_to_limit = Am Ende eines Zugs hat niemand mehr als 7 Karten auf der Hand. Am leichtesten fehlen die mit schwachem Boost.
hint-duel-lay_boost = Dieser Kämpfer darf verdeckt eine zweite Karte legen: Ihr Boost zählt zum Angriff. Er ist verloren, wenn die Effekte deiner Karte aufgehoben werden.
hint-duel-move_fighter = Eine Karte bewegt Kämpfer, manchmal gegnerische. Klicke einen an, dann ein leuchtendes Feld, oder beende die Bewegung.
hint-duel-move_step = Diese Bewegung geht Schritt für Schritt und darf durch Gegner führen. Sie muss auf einem freien Feld enden.
hint-duel-order_deck = Du legst die Karten in deiner Reihenfolge zurück: Die zuerst gewählte wird zuerst gezogen.
hint-duel-place_fighter = Der Kämpfer kommt sofort auf das Feld, wie weit es auch ist. Er macht keine Schritte.
hint-duel-place_sidekick = Sidekicks beginnen in der Zone ihres Helden. Nahe bei ihm schützen sie, weit vorn drohen sie.
hint-duel-place_summoned = Ein Sidekick kommt mit voller Gesundheit aufs Schlachtfeld. Wähle, wo er gebraucht wird.
hint-duel-shift_damage = Ein Sidekick darf Schaden statt deines Helden nehmen. Fällt dein Held, hast du verloren; auf einen Sidekick kannst du verzichten.


## Die Einhörner

hint-unicorns-choose_action = In einem Zug spielst du eine Karte oder ziehst noch eine. Wer zuerst genug Einhörner im Stall hat, gewinnt.
hint-unicorns-choose_baby = Alle beginnen mit einem Baby-Einhorn. Es zählt als Einhorn; verlässt es den Stall, kommt es zurück in die Kinderstube.
hint-unicorns-choose_card_of_hand = Die gewählte Karte wechselt aus jener Hand in deine.
hint-unicorns-choose_destroy = Eine zerstörte Karte kommt aus dem Stall auf den Abwurfstapel. Sieh erst nach, wer dem Sieg am nächsten ist.
hint-unicorns-choose_discard = Die Karte kommt wirkungslos auf den Abwurfstapel. Karten, die andere stoppen, behält man besser.
hint-unicorns-choose_from_deck = Du suchst im Deck eine passende Karte; danach wird es gemischt.
hint-unicorns-choose_from_pile = Die gewählte Karte kommt vom Abwurfstapel auf deine Hand.
hint-unicorns-choose_from_top = Du siehst die obersten Karten des Decks und nimmst eine davon.
hint-unicorns-choose_gift = Eine Karte aus deinem Stall kommt in einen anderen. Gib her, was du am wenigsten brauchst.
hint-unicorns-choose_move = Eine Karte wechselt von einem Stall in einen anderen und wirkt von da an dort.
hint-unicorns-choose_order = Du legst die Karten aufs Deck zurück: Die zuerst gewählte wird zuerst gezogen.
hint-unicorns-choose_player = Die Karte betrifft einen anderen Spieler: Wähle, wen.
hint-unicorns-choose_rescue = Etwas in deinem Stall kann diese Karte retten, aber nicht umsonst. Tust du nichts, ist sie weg.
hint-unicorns-choose_response = Bevor eine Karte wirkt, darf jeder sie stoppen. Hebe dir das für eine Karte auf, die wirklich wehtut.
hint-unicorns-choose_return = Eine zurückgegebene Karte kommt auf die Hand dessen, vor dem sie lag, und kann wieder gespielt werden.
hint-unicorns-choose_sacrifice = Du gibst eine Karte aus deinem eigenen Stall her. Sie kommt auf den Abwurfstapel.
hint-unicorns-choose_stable = Aufwertungen helfen dem Stall, in dem sie liegen, Abwertungen hemmen ihn. Also die einen für dich, die anderen für andere.
hint-unicorns-choose_start_effect = Manche Karten in deinem Stall wirken zu Beginn deines Zugs. Du wählst, welche und in welcher Reihenfolge.
hint-unicorns-choose_steal = Eine gestohlene Karte kommt in deinen Stall und zählt für dich.
hint-unicorns-choose_target = Du kannst eine Karte loswerden, die dich hemmt, oder eine zerstören, die anderen hilft.
hint-unicorns-choose_unicorn = Das Einhorn kommt sofort in deinen Stall, und niemand kann es mehr stoppen.
hint-unicorns-choose_whether = Wo eine Karte „darfst“ sagt, entscheidest du. Nein zu sagen kostet nichts.
