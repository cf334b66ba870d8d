/** What the cards of a match did: a book in which a game writes down what its log tells. */
import type { Deed } from "../game";

export interface Played {
  seat: number;
  card: string;
}

export class Ledger {
  readonly #deeds = new Map<string, Deed>();

  /** `counts` are the ids of what is counted, `named` tells what a card is called. */
  constructor(
    readonly counts: readonly string[],
    readonly named: (card: string) => string | undefined,
  ) {}

  add(played: Played | null | undefined, count: string, number = 1): void {
    const name = played && this.named(played.card)?.replaceAll("\u00a0", " ");
    if (!name) return;
    const key = `${played.seat} ${name}`;
    const found = this.#deeds.get(key) ?? { seat: played.seat, name, counts: Object.fromEntries(this.counts.map((id) => [id, 0])) };
    found.counts[count] = (found.counts[count] ?? 0) + number;
    this.#deeds.set(key, found);
  }

  /** All cards that were played, those that did most first. */
  get deeds(): Deed[] {
    return [...this.#deeds.values()].sort((a, b) => worth(b) - worth(a) || times(b) - times(a) || a.name.localeCompare(b.name));
  }
}

/** What is counted of every card. */
export const PLAYED = "played";

const times = ({ counts }: Deed): number => counts[PLAYED] ?? 0;
const worth = ({ counts }: Deed): number => Object.values(counts).reduce((sum, number) => sum + number, 0) - (counts[PLAYED] ?? 0);
