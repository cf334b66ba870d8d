### Hints for newcomers to the unicorn game, in German.

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
