/** The whole deck of the unicorn game, to be printed. */
import { printed, type Deck, type Printed } from "../../../game";
import { say } from "../../../words.svelte";
import HerdCardFace from "../cards/HerdCard.svelte";
import type { HerdCard as Card, UnicornAlmanac } from "../wire";
import "./print.css";

/** Cards, each as large as it is printed. */
export const cardsOf = (cards: readonly Card[]): Printed[] => cards.map((card) => printed(card.copies, HerdCardFace, { id: card.id, card, size: "full" }));

export default function deck({ cards }: UnicornAlmanac): Deck {
  return { title: say("home-unicorns"), cards: cardsOf(cards) };
}
