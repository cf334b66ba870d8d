/** What the cards of a match did, read from its log: how often each was played, and what came of it. */
import type { DuelFacts, Event, Table, UnicornFacts } from "../wire";

export const COUNTS = {
  duel: ["played", "dealt", "blocked", "healed"],
  unicorns: ["played", "destroyed", "stolen", "stopped"],
} as const;
export type Count = (typeof COUNTS)["duel" | "unicorns"][number];

/** One card of a seat; copies of a card count as one. */
export interface Deed {
  seat: number;
  name: string;
  counts: Record<Count, number>;
}

interface Played {
  seat: number;
  card: string;
}

class Ledger {
  readonly deeds = new Map<string, Deed>();

  constructor(readonly named: (card: string) => string | undefined) {}

  add(played: Played | null | undefined, count: Count, number = 1): void {
    const name = played && this.named(played.card);
    if (!name) return;
    const key = `${played.seat} ${name}`;
    const found = this.deeds.get(key) ?? { seat: played.seat, name, counts: { played: 0, dealt: 0, blocked: 0, healed: 0, destroyed: 0, stolen: 0, stopped: 0 } };
    found.counts[count] += number;
    this.deeds.set(key, found);
  }
}

/** All cards that were played, those that did most first. */
export function deeds(log: readonly Event[], table: Table): Deed[] {
  const cards = table.facts.cards;
  const ledger = new Ledger((card) => cards[card]?.name.replaceAll("\u00a0", " "));
  if (table.facts.kind === "duel") fought(log, table.facts, ledger);
  else herded(log, table.facts, ledger);
  return [...ledger.deeds.values()].sort((a, b) => worth(b) - worth(a) || b.counts.played - a.counts.played || a.name.localeCompare(b.name));
}

function worth({ counts: { played: _, ...done } }: Deed): number {
  return Object.values(done).reduce((sum, number) => sum + number, 0);
}

/** In a combat a wound is the doing of the other side's card, and what heals that of one's own; else it is the scheme's. */
function fought(log: readonly Event[], facts: DuelFacts, ledger: Ledger): void {
  let scheme: Played | null = null;
  let combat: { attacker: number; cards: Map<number, Played> } | null = null;
  for (const { event, facts: told } of log) {
    const seat = Number(told["seat"]);
    const number = Number(told["number"] ?? 0);
    const of = facts.fighters[String(told["fighter"])]?.seat ?? -1;
    if (event === "card_played") ledger.add((scheme = { seat, card: String(told["card"]) }), "played");
    else if (event === "scheme_ended") scheme = null;
    else if (event === "attack_declared") combat = { attacker: of, cards: new Map() };
    else if (event === "combat_ended") combat = null;
    else if (event === "card_revealed" && combat) {
      const card = { seat, card: String(told["card"]) };
      combat.cards.set(seat, card);
      ledger.add(card, "played");
    } else if (event === "combat_resolved" && combat) {
      const defence = [...combat.cards.values()].find((card) => card.seat !== seat);
      ledger.add(defence, "blocked", Number(told["attack"]) - number);
    } else if (event === "damage_dealt") {
      const struck = combat && [...combat.cards.values()].find((card) => (of === combat?.attacker ? card.seat !== of : card.seat === combat?.attacker));
      ledger.add(combat ? struck : scheme, "dealt", number);
    } else if (event === "fighter_healed") ledger.add(combat ? combat.cards.get(of) : scheme, "healed", number);
  }
}

/** What happens to stables is the doing of the card that worked last for whoever does it. */
function herded(log: readonly Event[], facts: UnicornFacts, ledger: Ledger): void {
  const works = new Map<number, Played>();
  let last: Played | null = null; // the instant that stands, unless another one answers it
  for (const { event, facts: told } of log) {
    const seat = Number(told["seat"]);
    const played = { seat, card: String(told["card"]) };
    if (event === "card_played") ledger.add(played, "played");
    if (event === "card_played" || event === "effect_used" || event === "magic_worked" || event === "card_entered") works.set(seat, played);
    else if (event === "turn_began") works.clear();
    else if (event === "card_destroyed") ledger.add(works.get(Number(told["other"])), "destroyed");
    else if (event === "card_stolen") ledger.add(works.get(seat), "stolen");
    else if (event === "instant_played") {
      const answered = facts.cards[String(told["source"])]?.type === "instant";
      if (answered && last) ledger.add(last, "stopped", -1);
      ledger.add(played, "played");
      ledger.add(played, "stopped");
      last = played;
    }
  }
}
