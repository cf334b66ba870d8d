/** A trial: many quick matches of a part of a pack against several rivals, some at a time, until all were played or somebody has seen enough. */
import type { Trial, Tried } from "../wire";
import { attempt } from "./api";

export interface Rival {
  id: string;
  name: string;
}

export interface Outcome extends Rival {
  won: number;
  played: number;
}

export const MATCHES = 200;
const FIRST = 1; // matches that are asked for at once, until it is known how long they take
const MOST = 12;
const QUICK = 700; // milliseconds: a faster answer may bring more matches the next time
const SLOW = 2500;

/** Asks for some matches against a rival; `turn` counts the requests. */
export type Setup = (rival: string, turn: number) => Pick<Trial, "game" | "setup">;

export class Trials {
  outcomes = $state.raw<readonly Outcome[]>([]);
  total = $state.raw<Tried | null>(null);
  running = $state(false);
  problem = $state.raw<unknown>(null);
  planned = $state(MATCHES);
  /** Which trial is going on: answers to one that was stopped are not wanted. */
  #number = 0;

  constructor(readonly ask: (trial: Trial) => Promise<Tried> = attempt) {}

  get played(): number {
    return this.total?.played ?? 0;
  }

  stop(): void {
    this.#number++;
    this.running = false;
  }

  /** Play matches against all rivals in turn, as many against each as against any other. */
  async run(rivals: readonly Rival[], setup: Setup, matches = MATCHES, now: () => number = () => performance.now()): Promise<void> {
    const number = ++this.#number;
    this.running = true;
    this.problem = this.total = null;
    this.planned = matches;
    this.outcomes = rivals.map((rival) => ({ ...rival, won: 0, played: 0 }));
    let size = FIRST;
    try {
      for (let turn = 0; number === this.#number && this.played < matches; turn++) {
        const missing = this.outcomes.map(({ played }, at) => share(matches, rivals.length, at) - played);
        const at = missing.indexOf(Math.max(...missing));
        const rival = this.outcomes[at]!;
        const before = now();
        const count = Math.max(1, Math.min(size, missing[at]!));
        const { won, played } = this.total ?? { won: 0, played: 0 };
        const told = await this.ask({ ...setup(rival.id, turn), seed: seed(), matches: count, won, played });
        if (number !== this.#number) return;
        this.#note(told, rival.id);
        const took = now() - before;
        if (took < QUICK) size = Math.min(MOST, size * 2);
        else if (took > SLOW) size = Math.max(1, Math.floor(size / 2));
      }
    } catch (problem) {
      if (number === this.#number) this.problem = problem;
    } finally {
      if (number === this.#number) this.running = false;
    }
  }

  #note(told: Tried, rival: string): void {
    const { won, played } = this.total ?? { won: 0, played: 0 };
    if (told.played <= played) throw new Error("no match was played");
    this.total = { ...told, endless: told.endless + (this.total?.endless ?? 0) };
    this.outcomes = this.outcomes.map((one) => (one.id === rival ? { ...one, won: one.won + told.won - won, played: one.played + told.played - played } : one));
  }
}

/** How many of some matches fall on one of so many: as many as on any other, or one more. */
const share = (matches: number, among: number, at: number): number => Math.floor((matches * (at + 1)) / among) - Math.floor((matches * at) / among);

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

const Z = 1.96; // 95 %

/** The interval of 95 % around a share (Wilson). */
export function interval(won: number, played: number): { rate: number; low: number; high: number } {
  if (!played) return { rate: 0, low: 0, high: 1 };
  const rate = won / played;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / played + (Z * Z) / (4 * played * played));
  const middle = rate + (Z * Z) / (2 * played);
  const whole = 1 + (Z * Z) / played;
  return { rate, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** What a share says of a part: whether it wins, or loses, more than chance explains. */
export function verdict({ low, high }: { low: number; high: number }): "strong" | "weak" | "fair" {
  return low > 0.5 ? "strong" : high < 0.5 ? "weak" : "fair";
}
