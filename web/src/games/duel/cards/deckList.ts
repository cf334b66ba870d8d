/** The list of a hero's deck: where each copy of a card has been seen, and how many can still come. Told from the view alone. */
import type { DuelCard, DuelFacts, DuelView } from "../wire";

/** Where a copy lies. `known` is held for certain though the hand is hidden; of what is `hidden` nobody can say which lies where. */
export const PLACES = ["play", "hand", "known", "deck", "hidden", "discard"] as const;
export type Place = (typeof PLACES)[number];

export interface Listed {
  id: string;
  card: DuelCard;
  at: Record<Place, number>;
}

export interface DeckList {
  cards: Listed[];
  /** All cards of the deck. */
  all: number;
  /** Whether whoever looks sees the hand. */
  open: boolean;
  /** Cards of the hand that are not seen. */
  held: number;
  /** Cards that were laid face down. */
  down: number;
  deck: number;
  /** What is known of the deck, from the top down. */
  known: { place: number; card: DuelCard }[];
  /** Where the hidden copies can be. */
  hides: "deck" | "hand" | "either";
}

/** The cards of a seat's deck; where several decks have a card, its id ends with the seat. */
export function deckOf(facts: DuelFacts, seat: number): [string, DuelCard][] {
  const hero = facts.heroes[seat]?.id;
  return Object.entries(facts.cards).filter(([id, card]) => card.copies > 0 && card.hero === hero && (!id.includes("@") || id.endsWith(`@${seat}`)));
}

/** The cards of a seat that lie on the table; null for one that is face down. */
function inPlay({ combat, playing, seats }: DuelView, seat: number): (string | null)[] {
  const staying = seats[seat]?.in_play.filter(({ stays }) => stays) ?? [];
  const found: (string | null)[] = staying.map(({ card }) => card);
  if (playing?.seat === seat) found.push(playing.card);
  if (!combat || combat.stage === "cleared") return found;
  for (const side of [combat.attacker, combat.defender]) {
    const virtual = side === combat.attacker && combat.bonus;
    if (side.seat === seat && side.laid && !side.kept && !virtual) found.push(side.card);
  }
  // Turned up, a boost goes to the pile at once.
  if (combat.attacker.seat === seat && combat.boost && combat.stage === "laying") found.push(combat.boost.card);
  return found;
}

/** What is known of a hidden hand; a card that a scheme shows to everybody is known to those who only watch, too. */
function knownOf({ seats, playing }: DuelView, seat: number, deck: Set<string>): string[] {
  const known = seats[seat]?.known ?? [];
  const shown = playing?.shown;
  return shown && deck.has(shown) && !known.includes(shown) ? [...known, shown] : known;
}

export function deckList(facts: DuelFacts, view: DuelView, seat: number): DeckList | null {
  const own = view.seats[seat];
  if (!own) return null;
  const deck = deckOf(facts, seat);
  const laid = inPlay(view, seat);
  const known = own.hand.cards ? [] : knownOf(view, seat, new Set(deck.map(([id]) => id)));
  const lying: Record<Exclude<Place, "hidden">, readonly (string | null)[]> = {
    discard: own.discard,
    play: laid,
    hand: own.hand.cards ?? [],
    known,
    deck: Object.values(own.deck.known),
  };
  const cards = deck.map(([id, card]) => {
    const at = { hidden: card.copies } as Record<Place, number>;
    for (const [place, ids] of Object.entries(lying)) {
      at[place as Place] = ids.filter((one) => one === id).length;
      at.hidden -= at[place as Place];
    }
    return { id, card, at };
  });
  const down = laid.filter((id) => id === null).length;
  const unseen = own.hand.cards ? 0 : own.hand.size + down - known.length;
  const buried = own.deck.size - lying.deck.length;
  return {
    cards,
    all: cards.reduce((sum, { card }) => sum + card.copies, 0),
    open: own.hand.cards !== null,
    held: own.hand.cards ? 0 : own.hand.size,
    down,
    deck: own.deck.size,
    known: Object.entries(own.deck.known)
      .map(([place, id]) => ({ place: Number(place) + 1, card: facts.cards[id] }))
      .filter((one): one is { place: number; card: DuelCard } => one.card !== undefined)
      .sort((one, other) => one.place - other.place),
    hides: unseen === 0 ? "deck" : buried === 0 ? "hand" : "either",
  };
}

/** How many copies of a card can still come: all that lie neither open nor in a hand that is seen. */
export const toCome = ({ at }: Listed): number => at.known + at.deck + at.hidden;

/** The places of a card's copies, one entry a copy. */
export const copiesOf = ({ at }: Listed): Place[] => PLACES.flatMap((place) => Array.from({ length: at[place] }, () => place));
