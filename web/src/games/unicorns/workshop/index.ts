/** How expansions are written. */
import unicorn from "icon:unicorn";
import stack from "icon:card-pick";
import type { GameWorkshop } from "../../../game";
import { idFrom, type Draft } from "../../../workshop/draft";
import { WINDOW } from "../lobby/draft.svelte";
import type { UnicornWire } from "../wire";
import { cardsOf } from "../print/deck";
import ExpansionCards from "./ExpansionCards.svelte";
import { freshCard, type CardDraft } from "./cardDraft";

const cards = ({ parts }: Draft): CardDraft[] => (parts["cards"] ?? []) as CardDraft[];

/** The cards with all ids written down, as the hall would make them. */
function settled(draft: Draft): Draft {
  const taken = new Set<string>();
  const listed = cards(draft).map((card, at) => {
    const id = card.id || idFrom(card.name ?? "", `card-${at + 1}`);
    const own = taken.has(id) ? `${id}-${at + 1}` : id;
    taken.add(own);
    return { ...card, id: own };
  });
  return listed.length ? { ...draft, parts: { ...draft.parts, cards: listed } } : draft;
}

const maker: GameWorkshop<UnicornWire> = {
  beginnings: [
    { id: "example", icon: unicorn, title: "herd-workshop-example", about: "herd-workshop-example-about", parts: (parts) => parts, words: true },
    { id: "empty", icon: stack, title: "herd-workshop-new", about: "herd-workshop-new-about", parts: () => ({ cards: [freshCard()], without: [] }) },
  ],
  kinds: [
    {
      id: "cards",
      icon: stack,
      title: "herd-workshop-cards",
      add: "herd-workshop-add",
      fresh: freshCard,
      whole: true,
      editor: () => import("./ExpansionEditor.svelte"),
    },
  ],
  show: ExpansionCards,
  deck: ({ cards }) => ({ cards: cardsOf(cards) }),
  play: {
    choices: () => [],
    setup: ({ id, load }, _chosen, _almanac, language) => ({ players: 2, language, packs: { [id]: load } }),
    window: WINDOW.usual,
  },
  named: (draft) => cards(settled(draft)).flatMap(({ id, name }) => (id && name ? [{ part: id, thing: "card", name }] : [])),
  settled,
};
export default maker;
