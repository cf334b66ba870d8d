/** A hero's deck to be printed: the hero first, then the cards. */
import { printed, type Deck } from "../../../game";
import CardFace from "../cards/CardFace.svelte";
import { dress } from "../looks.svelte";
import type { DuelAlmanac } from "../wire";
import HeroCard from "./HeroCard.svelte";

export default function deck({ heroes }: DuelAlmanac, name: string | null): Deck | null {
  const hero = heroes.find(({ facts }) => facts.id === name);
  if (!hero) return null;
  dress([hero.facts]);
  const cards = hero.deck.map((card) => printed(card.copies, CardFace, { card }));
  return { title: hero.facts.name, cards: [printed(1, HeroCard, { facts: hero.facts }), ...cards] };
}
