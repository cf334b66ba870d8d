/** The whole deck of the unicorn game, to be printed. */
import { printed, type Deck } from "../../../game";
import { say } from "../../../words.svelte";
import HerdCard from "../cards/HerdCard.svelte";
import type { UnicornAlmanac } from "../wire";
import "./print.css";

export default function deck({ cards }: UnicornAlmanac): Deck {
  return { title: say("home-unicorns"), cards: cards.map((card) => printed(card.copies, HerdCard, { id: card.id, card, size: "full" })) };
}
