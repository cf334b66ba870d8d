### Hints for newcomers to the unicorn game, in English.

hint-unicorns-choose_action = Once in a turn you play a card or draw one more. The first with enough unicorns in the stable wins.
hint-unicorns-choose_baby = Everybody begins with a baby. It counts as a unicorn; if it leaves your stable, it goes back to the nursery.
hint-unicorns-choose_card_of_hand = The card you choose moves from that hand to yours.
hint-unicorns-choose_destroy = A destroyed card leaves its stable for the discard pile. Look first who is closest to winning.
hint-unicorns-choose_discard = The card goes to the discard pile without any effect. Cards that stop others are worth keeping.
hint-unicorns-choose_from_deck = You look through the deck for a card that fits; then the deck is shuffled.
hint-unicorns-choose_from_pile = The card you choose comes from the discard pile to your hand.
hint-unicorns-choose_from_top = You see the top cards of the deck and keep one of them.
hint-unicorns-choose_gift = A card of your stable moves to another one. Give away what you need least.
hint-unicorns-choose_move = A card moves from one stable to another and works there from then on.
hint-unicorns-choose_order = You put the cards back on the deck: the one you choose first is drawn first.
hint-unicorns-choose_player = The card is about another player: choose whom it shall meet.
hint-unicorns-choose_rescue = Something in your stable can save this card, at a price. If you do nothing, it leaves.
hint-unicorns-choose_response = Before a card takes effect, everybody may stop it with a Neigh. Save yours for a card that would really hurt.
hint-unicorns-choose_return = A returned card goes to the hand of the player it stood before, who may play it again.
hint-unicorns-choose_sacrifice = You give up a card of your own stable. It goes to the discard pile.
hint-unicorns-choose_stable = Upgrades help the stable they lie in, downgrades hinder it. So upgrades are for you, downgrades for others.
hint-unicorns-choose_start_effect = Some cards in your stable act when your turn starts. You choose which, and in which order.
hint-unicorns-choose_steal = A stolen card moves to your stable and counts for you.
hint-unicorns-choose_target = You may get rid of a card that hinders you, or destroy one that helps another.
hint-unicorns-choose_unicorn = The unicorn comes into your stable at once, and nobody can stop it any more.
hint-unicorns-choose_whether = Where a card says “may”, the choice is yours. Saying no costs nothing.
