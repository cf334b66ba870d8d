### Hints for newcomers in English.

hint-label = What this is about
hint-understood = Understood


## The duel

hint-duel-choose_action = A turn has two actions, and you may take the same one twice. Click a fighter to see what it could do.
hint-duel-choose_attack_card = Lay an attack or versatile card face down. The larger its value, the more damage; its text takes effect when the cards are revealed.
hint-duel-choose_boost = A discarded card adds the number in its corner. Its text does nothing then, so give up a card you need least.
hint-duel-choose_card_of_opponent = You see that hand now. Pick the card that would hurt you most.
hint-duel-choose_defence_card = A defence or versatile card lessens the damage by its value. You may also lay nothing and save your cards.
hint-duel-choose_discard = The card you choose goes to your discard pile. Everybody may look at that pile.
hint-duel-choose_effect = A card or an ability lets you choose what it does. What you do not choose does not happen.
hint-duel-choose_fighter = Only the fighters that shine can be chosen. Read the card first: some effects hurt, others help.
hint-duel-choose_first = Whoever goes first moves first, but the other is placed knowing where you stand.
hint-duel-choose_from_deck = The card you choose comes to your hand. What becomes of the others, the card says.
hint-duel-choose_from_discard = A card of your discard pile comes back to your hand and can be used again.
hint-duel-choose_item = The top card of your discard pile shows what is in your basket. This one counts as any item you name.
hint-duel-choose_move = Each of your fighters may move once, up to the move value. Click one, then a space that shines; friends may be passed, enemies not.
hint-duel-choose_opponent = With several opponents, a card has to know whom it means. You say whom.
hint-duel-choose_order = Two of your effects happen at the same time. You decide which comes first.
hint-duel-choose_payment = The more you pay, the stronger the effect. What you keep can be paid another time.
hint-duel-choose_space = Only the spaces that shine can be chosen. What happens there, the card says.
hint-duel-choose_whether = Where a card says “may”, the choice is yours. Saying no costs nothing.
hint-duel-discard_to_limit = Nobody may hold more than 7 cards at the end of a turn. Cards with a low boost are easiest to miss.
hint-duel-lay_boost = This fighter may lay a second card face down: its boost is added to the attack. It is lost if your card's effects are cancelled.
hint-duel-move_fighter = A card moves fighters, sometimes the enemy's. Click one, then a space that shines, or end the move.
hint-duel-move_step = This move goes step by step and may pass enemies. It has to end on an empty space.
hint-duel-order_deck = You put the cards back in the order you like: the one you choose first is drawn first.
hint-duel-place_fighter = The fighter is put straight onto the space, however far it is. It takes no steps.
hint-duel-place_sidekick = Sidekicks begin in the zone of their hero. Near the hero they protect, far ahead they threaten.
hint-duel-place_summoned = A sidekick comes onto the board with full health. Choose where it is needed.
hint-duel-shift_damage = A sidekick may take damage in your hero's place. If your hero falls, you lose; a sidekick can be spared.


## The unicorn game

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
