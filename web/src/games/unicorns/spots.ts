/** Spots: where on the table an option lies, told by its kind and its fields. */
import type { Option } from "../../wire";

/** Cards that lie in no open place, but are offered: out of the deck, or out of another player's hand. */
export const OFFER = "offer";
export const PILE = "pile";
export const NURSERY = "nursery";
export const HAND = "hand";
export const DECK = "deck";
export const STABLE = "stable";

export const seatSpot = (seat: number): string => `seat:${seat}`;
export const stableSpot = (seat: number, card: string): string => `${STABLE}:${seat}:${card}`;
export const cardSpot = (place: string, card: string): string => `${place}:${card}`;

/** The spot of an option, or null if it is to be a button. */
export function spotOf(question: string, option: Option, me: number | null): string | null {
  const { card, other, place } = option.fields;
  if (option.kind === "draw") return DECK;
  if (typeof card !== "string") return typeof other === "number" ? seatSpot(other) : null;
  if (typeof other === "number") return stableSpot(other, card);
  switch (option.kind) {
    case "play":
    case "discard":
    case "stop":
      return cardSpot(HAND, card);
    case "start":
      return me === null ? null : stableSpot(me, card);
    case "baby":
      return cardSpot(NURSERY, card);
    case "bring":
      return cardSpot(place === "hand" ? HAND : place === "nursery" ? NURSERY : PILE, card);
    case "take":
      return cardSpot(question === "choose_from_pile" ? PILE : OFFER, card);
    case "find":
    case "put":
      return cardSpot(OFFER, card);
    default:
      return null;
  }
}
