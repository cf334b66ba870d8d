/** A film: a match that is over, as a table that can be looked at moment by moment. Nobody is asked, nothing is answered. */
import { ask, Refusal } from "../api";
import { TableSession } from "../table.svelte";
import type { News, Question, Replay, Step, Turn } from "../wire";

/** Whose eyes the table is seen with: a seat's, or those of somebody who may see all cards. */
export type View = number | "open";

export class Film extends TableSession {
  override readonly past = true;
  replay = $state.raw<Replay | null>(null);
  /** The moment that is wanted: after so many answers. */
  at = $state(0);
  view = $state<View>("open");
  /** The moment that is shown; the one that is wanted may still be on its way. */
  shown = $state(-1);
  /** What was asked then, where these eyes could read it. */
  question = $state.raw<Question | null>(null);
  /** Why there is nothing to be seen. */
  wrong = $state.raw<Refusal | null>(null);

  /** What the table shows: moment, eyes and language in one. */
  #key = "";
  #busy = false;

  get steps(): Step[] {
    return this.replay?.steps ?? [];
  }

  get turns(): Turn[] {
    return this.replay?.turns ?? [];
  }

  get last(): number {
    return this.steps.length;
  }

  /** The turn that a moment belongs to, counted from one; nought before the first. */
  get turn(): number {
    return this.turns.filter((turn) => turn.number <= this.at).length;
  }

  /** The address of what is shown. */
  get path(): string {
    return `/replay/${this.id}/${this.at}/${this.view}`;
  }

  name(seat: number | null | undefined): string {
    return (seat != null && this.seats[seat]?.name) || "";
  }

  /** Fetch the match in the language that is spoken now. */
  override open(): void {
    void this.#open();
  }

  override say(): void {}

  override answer(): void {}

  go(number: number, view: View = this.view): void {
    this.at = this.replay ? Math.max(0, Math.min(this.last, number)) : number;
    this.view = view;
    if (this.replay) void this.#show();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of a turn before or after this moment, or to the end of the match. */
  leap(way: -1 | 1): void {
    const begins = this.turns.map((turn) => turn.number);
    if (way > 0) this.go(begins.find((number) => number > this.at) ?? this.last);
    else this.go(begins.findLast((number) => number < this.at) ?? 0);
  }

  async #open(): Promise<void> {
    const spoken = this.speaks();
    try {
      const replay = await ask<Replay>(`/api/replays/${this.id}/${spoken}`);
      if (spoken !== this.speaks()) return; // another language was chosen meanwhile, and asked for
      this.replay = replay;
      this.hear({ kind: "seats", seats: replay.seats, watching: 0 });
      this.hear(replay.table);
      if (typeof this.view === "number" && this.view >= replay.seats.length) this.view = "open";
      this.go(this.at);
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** Fetch what is wanted; of many wishes in a row only the last is heard. */
  async #show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#key !== this.#wanted) {
        const key = this.#wanted;
        const number = this.at;
        // One step on is seen in motion; whoever jumps sees how it stands there.
        const next = this.#key === this.#at(number - 1);
        const news = await ask<News>(`/api/replays/${this.id}/${this.speaks()}/${number}?view=${this.view}&since=${next ? number - 1 : number}`);
        if (key !== this.#wanted && !next) continue;
        this.#key = key;
        this.#lay(news, number, next);
      }
      this.wrong = null;
    } catch (problem) {
      this.#fail(problem);
    } finally {
      this.#busy = false;
    }
  }

  get #wanted(): string {
    return this.#at(this.at);
  }

  #at(number: number): string {
    return `${this.speaks()} ${this.view} ${number}`;
  }

  #lay(news: News, number: number, next: boolean): void {
    if (!next) this.laid += 1;
    this.stage.finish(); // whoever goes on has seen enough of it
    this.question = news.question;
    this.hear({ ...news, question: null });
    this.shown = number;
  }

  #fail(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.wrong = problem;
  }
}
