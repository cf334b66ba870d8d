/** A hero's deck to be printed: the hero first, then the cards. */
import { printed, type Deck, type Printed } from "../../../game";
import CardFace from "../cards/CardFace.svelte";
import { dress } from "../looks.svelte";
import type { DuelAlmanac, DuelCard, HeroFacts } from "../wire";
import HeroCard from "./HeroCard.svelte";

/** A hero and its cards. */
export function cardsOf({ facts, deck }: { facts: HeroFacts; deck: readonly DuelCard[] }): Printed[] {
  dress([facts]);
  return [printed(1, HeroCard, { facts }), ...deck.map((card) => printed(card.copies, CardFace, { card }))];
}

export default function deck({ heroes }: DuelAlmanac, name: string | null): Deck | null {
  const hero = heroes.find(({ facts }) => facts.id === name);
  if (!hero) return null;
  return { title: hero.facts.name, cards: cardsOf(hero) };
}
