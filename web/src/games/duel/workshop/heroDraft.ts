/** A hero as its author writes it, and what can be told of it without rules: names, ids, faces, counts. */
import { found, idFrom, type Draft, type Place } from "../../../workshop/draft";
import { isWithin, type Editing } from "../../../workshop/editing.svelte";
import type { DuelCard, DuelWire, DuelWorkshop, Looks } from "../wire";

export const TIMINGS = ["immediately", "during_combat", "after_combat", "scheme"] as const;
export type Timing = (typeof TIMINGS)[number];
export type CardType = DuelCard["type"];
export const TYPES: readonly CardType[] = ["attack", "defence", "versatile", "scheme"];

export interface CardDraft extends Partial<Record<Timing, unknown>> {
  id?: string;
  name?: string;
  type?: CardType;
  value?: number | null;
  boost?: number | null;
  copies?: number;
  fighter?: "any" | "hero" | "sidekick";
  emblem?: string;
  /** The effects of a card that many heroes have. */
  like?: string;
  symbol?: string;
}

/** Something that has nothing but a name: its id alone, or both. */
export type Thing = string | { id: string; name?: string };

export interface TokenDraft {
  id?: string;
  name?: string;
  start?: number;
  most?: number;
  sides?: Thing[];
}

export interface AbilityDraft {
  id?: string;
  name?: string;
  when?: string;
  whose?: string;
  do?: unknown;
}

export interface SidekickDraft {
  id?: string;
  name?: string;
  health?: number;
  attack?: "melee" | "ranged";
  count?: number;
}

export interface HeroDraft {
  id?: string;
  name?: string;
  health?: number;
  move?: number;
  attack?: "melee" | "ranged";
  emblem?: string;
  sidekick_emblem?: string;
  colour?: string;
  sidekick?: SidekickDraft;
  token?: TokenDraft;
  symbols?: Thing[];
  abilities?: AbilityDraft[];
  /** What lasts, each as a text or as files have it. */
  bonuses?: unknown[];
  cards?: CardDraft[];
}

/** The timings that a type of card may have texts for. */
export const timingsOf = (type: CardType | undefined): readonly Timing[] => (type === "scheme" ? ["scheme"] : ["immediately", "during_combat", "after_combat"]);

export const hero = (draft: Draft, place: Place): HeroDraft => (found(draft, place) ?? {}) as HeroDraft;

/** The cards of a deck, each as often as it is in it. */
export const size = ({ cards = [] }: HeroDraft): number => cards.reduce((sum, { copies = 0 }) => sum + copies, 0);

// ---------------------------------------------------------------- beginnings

/** A hero that nobody has written anything for yet. */
export const freshHero = (): HeroDraft => ({
  health: 15,
  move: 2,
  attack: "melee",
  cards: [freshCard("attack"), freshCard("defence"), freshCard("versatile"), freshCard("scheme")],
});

export function freshCard(type: CardType): CardDraft {
  return { type, ...(type === "scheme" ? {} : { value: 3 }), boost: 2, copies: 3, fighter: "any" };
}

/** A card that becomes one of another type: texts that it may not have any more stay out of it. */
export function turned(card: CardDraft, type: CardType): CardDraft {
  const { value, immediately, during_combat, after_combat, scheme, ...rest } = card;
  if (type === "scheme") return { ...rest, type, ...(scheme ? { scheme } : {}) };
  const texts = { ...(immediately ? { immediately } : {}), ...(during_combat ? { during_combat } : {}), ...(after_combat ? { after_combat } : {}) };
  return { ...rest, type, value: value ?? 3, ...texts };
}

// ---------------------------------------------------------------- tokens and symbols

export const thing = (one: Thing): { id: string; name?: string } => (typeof one === "string" ? { id: one } : one);

/** One more thing, with an id that none of the others has. */
export function freshThing(others: readonly Thing[], kind: string): Thing {
  const taken = new Set(others.map((one) => thing(one).id));
  let number = others.length + 1;
  while (taken.has(`${kind}-${number}`)) number++;
  return { id: `${kind}-${number}`, name: "" };
}

export const TOKENS = ["none", "counted", "marker"] as const;
export type TokenKind = (typeof TOKENS)[number];

export const tokenKind = ({ token }: HeroDraft): TokenKind => (token === undefined ? "none" : token.sides ? "marker" : "counted");

/** A token of another kind, which keeps its name. */
export function freshToken(kind: TokenKind, before: TokenDraft = {}): TokenDraft | undefined {
  if (kind === "none") return undefined;
  const { start: _, most: __, sides: ___, ...kept } = before;
  const first = freshThing([], "side");
  return kind === "counted" ? { ...kept, start: 0, most: 5 } : { ...kept, sides: [first, freshThing([first], "side")] };
}

// ---------------------------------------------------------------- ids

const taken = (all: readonly string[], id: string): string => (all.includes(id) ? `${id}-${all.length + 1}` : id);

function idsOf<T extends { id?: string; name?: string }>(listed: readonly T[], kind: string): T[] {
  const all: string[] = [];
  return listed.map((each, at) => {
    const id = each.id || taken(all, idFrom(each.name ?? "", `${kind}-${at + 1}`));
    all.push(id);
    return { ...each, id };
  });
}

/** The hero with all ids written down, as the hall would make them. */
export function settled(one: HeroDraft): HeroDraft {
  const made: HeroDraft = { ...one, id: one.id || idFrom(one.name ?? "", "hero") };
  if (one.sidekick) made.sidekick = { ...one.sidekick, id: one.sidekick.id || idFrom(one.sidekick.name ?? "", "sidekick") };
  if (one.token) made.token = { ...one.token, id: one.token.id || idFrom(one.token.name ?? "", "token") };
  if (one.abilities) made.abilities = idsOf(one.abilities, "ability");
  if (one.cards) made.cards = idsOf(one.cards, "card");
  return made;
}

/** All that has a name. */
export function named(one: HeroDraft): { thing: string; name: string }[] {
  const { name, sidekick, token, symbols = [], abilities = [], cards = [] } = settled(one);
  const all = [
    { thing: "hero", name },
    { thing: "sidekick", name: sidekick?.name },
    { thing: "token", name: token?.name },
    ...(token?.sides ?? []).map((side) => ({ thing: `side-${thing(side).id}`, name: thing(side).name })),
    ...symbols.map((symbol) => ({ thing: `item-${thing(symbol).id}`, name: thing(symbol).name })),
    ...abilities.map((each) => ({ thing: `ability-${each.id}`, name: each.name })),
    ...cards.map((each) => ({ thing: `card-${each.id}`, name: each.name })),
  ];
  return all.filter((each): each is { thing: string; name: string } => Boolean(each.name));
}

/** The hero with somebody called otherwise in all texts that speak of them. */
export function renamed(one: HeroDraft, from: string, to: string): HeroDraft {
  const name = from.trim();
  if (!name || !to.trim() || name === to.trim()) return one;
  const spoken = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu");
  /** Within a sentence "The Owl" is the Owl. */
  const called = (found: string): string => (found[0] === name[0] ? to.trim() : lower(to.trim()));
  const mended = (text: unknown): unknown => (typeof text === "string" ? text.replace(spoken, called) : text);
  const cards = one.cards?.map((card) => {
    const texts = TIMINGS.flatMap((timing) => (card[timing] === undefined ? [] : [[timing, mended(card[timing])]]));
    return { ...card, ...(Object.fromEntries(texts) as Partial<CardDraft>) };
  });
  const abilities = one.abilities?.map((each) => ({ ...each, do: mended(each.do) }));
  const bonuses = one.bonuses?.map(mended);
  return { ...one, ...(cards ? { cards } : {}), ...(abilities ? { abilities } : {}), ...(bonuses ? { bonuses } : {}) };
}

const lower = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

// ---------------------------------------------------------------- how it will look

/** The id that a hero has in matches: its colours follow from it. */
export const matchId = (draft: Draft, one: HeroDraft): string => `${draft.about.id}.${settled(one).id}`;

export interface Words {
  nameless: string;
  /** Who may play a card. */
  any: string;
}

/** A card's face: as the hall tells it where that is known, else made of what is written. */
export function faceOf(editing: Editing<DuelWire>, place: Place, at: number, words: Words, language: string): DuelCard {
  const one = hero(editing.draft, place);
  const card = one.cards?.[at] ?? {};
  const id = matchId(editing.draft, one);
  const known = editing.checked?.told?.heroes.find(({ facts }) => facts.id === id);
  const told = known?.deck[at];
  const isPrinted = !editing.stale && !editing.mistakes.some((fault) => isWithin(fault.place, [...place, "cards", at]));
  const type = card.type ?? "versatile";
  const { fighter = "any" } = card;
  const who = fighter === "hero" ? one.name : fighter === "sidekick" ? one.sidekick?.name : words.any;
  return {
    hero: id,
    id: card.id ?? String(at),
    name: card.name || words.nameless,
    emblem: card.emblem ?? told?.emblem ?? "",
    type,
    value: type === "scheme" ? null : (card.value ?? null),
    boost: card.boost ?? null,
    who: who || words.nameless,
    text: (isPrinted && told && known?.texts[language]?.cards[told.id]) || textOf(editing, [...place, "cards", at], card, language),
    symbol: (isPrinted && told?.symbol) || symbolOf(one, card),
    copies: card.copies ?? 0,
    rules: [],
  };
}

/** How the symbol of a card is called. */
function symbolOf({ symbols = [] }: HeroDraft, { symbol }: CardDraft): string | null {
  const found = symbol === undefined ? undefined : symbols.map(thing).find(({ id }) => id === symbol);
  return found ? found.name || found.id : null;
}

/** What stands on a card: its texts as they are printed, or as they are written until then. */
function textOf(editing: Editing<DuelWire>, place: Place, card: CardDraft, language: string): string {
  const lines = timingsOf(card.type).flatMap((timing) => {
    const text = card[timing];
    if (typeof text !== "string" || !text.trim()) return [];
    const said = editing.understood([...place, timing])?.texts[language] || text.trim();
    return [`${nameOf(editing.info.timings, timing) ?? ""}: ${said}`];
  });
  return lines.join(" ");
}

const nameOf = (entries: DuelWorkshop["timings"], id: string): string | undefined => entries.find((each) => each.id === id)?.name;

/** What a timing is called, as a label and not as cards print it; schemes have but one, which is called as they are. */
export const timingName = ({ moments, timings }: DuelWorkshop, timing: Timing): string => nameOf(moments, timing) ?? nameOf(timings, timing) ?? timing;

/** How a hero is drawn, by the ids that it and its sidekick have in matches. */
export function looks(draft: Draft, one: HeroDraft): { id: string; looks: Looks } {
  const { sidekick } = settled(one);
  const id = matchId(draft, one);
  const emblems = { [id]: one.emblem ?? "", ...(sidekick ? { [`${draft.about.id}.${sidekick.id}`]: one.sidekick_emblem ?? "" } : {}) };
  return { id, looks: { emblems, colour: one.colour ?? null } };
}

// ---------------------------------------------------------------- curves

type Counted = Pick<CardDraft, "copies" | "value" | "boost">;

/** How many cards of a deck have each number; the last one counts all that are higher, too. */
export function curve(cards: readonly Counted[], what: "value" | "boost", most: number): number[] {
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const card of cards) {
    const number = card[what];
    if (typeof number === "number" && number >= 0) counts[Math.min(number, most)]! += card.copies ?? 0;
  }
  return counts;
}

/** The same of several decks, on average. */
export function usual(decks: readonly (readonly Counted[])[], what: "value" | "boost", most: number): number[] {
  const all = decks.map((deck) => curve(deck, what, most));
  return Array.from({ length: most + 1 }, (_, at) => all.reduce((sum, counts) => sum + counts[at]!, 0) / Math.max(1, decks.length));
}
