/** A choice on its way: who is picked up, what is pointed at, what is shown before it is confirmed. */
import type { TableLine } from "../table.svelte";
import type { DuelView, Option } from "../wire";
import { doorOf, fighterOf, isWalk, moversOf, placesOf, spaceOf, targetOf } from "./choicePlaces";

/** A heap of answers at one place, of which one is to be chosen. */
export interface Menu {
  options: Option[];
  /** The space, the fighter or the door at which it opens. */
  at: string;
}

export class Choice {
  readonly line: TableLine;
  /** What pointer or focus are on: shown, not chosen. */
  aimed = $state.raw<Option[]>([]);
  /** Whom one could move that pointer or focus are on: how far they could go is shown. */
  pointed = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** A walk that is shown as if it had been taken. */
  tried = $state.raw<Option | null>(null);
  /** Whether the list of all answers is open: whoever has opened it keeps it so. */
  listed = $state(false);
  #taken = $state<string | null>(null);

  constructor(line: TableLine) {
    this.line = line;
  }

  readonly question = $derived.by(() => {
    const question = this.line.news?.question ?? null;
    return question?.window?.given != null ? null : question;
  });
  readonly view = $derived.by(() => this.line.news?.view as DuelView | undefined);
  readonly hand = $derived.by(() => {
    const seat = this.line.news?.seat;
    return seat == null ? [] : (this.view?.seats[seat]?.hand.cards ?? []);
  });
  /** Whoever alone can go need not be picked up. */
  readonly picked = $derived.by(() => {
    const movers = moversOf(this.question?.options ?? []);
    if (this.#taken !== null && movers.includes(this.#taken)) return this.#taken;
    return movers.length === 1 ? (movers[0] ?? null) : null;
  });
  /** Whom the person has picked up. */
  get taken(): string | null {
    return this.#taken;
  }
  readonly places = $derived.by(() =>
    this.view ? placesOf(this.question?.options ?? [], this.view, this.hand, this.picked) : null,
  );
  /** What can be confirmed while a walk is tried: the walk itself, and what its fighter may do where it ends. */
  readonly outcomes = $derived.by(() => {
    const tried = this.tried;
    if (!tried) return [];
    const there = (option: Option) =>
      isWalk(option) && fighterOf(option) === fighterOf(tried) && spaceOf(option) === spaceOf(tried);
    return (this.question?.options ?? [])
      .filter((option) => option.id === tried.id || (there(option) && doorOf(option) !== null))
      .sort((a, b) => Number(b.id === tried.id) - Number(a.id === tried.id));
  });
  readonly busy = $derived.by(() => this.line.sent !== null);

  /** Begin anew: another question is asked. */
  reset(): void {
    this.aimed = [];
    this.pointed = null;
    this.menu = null;
    this.tried = null;
    this.#taken = null;
  }

  answer(option: Option): void {
    if (this.busy) return;
    this.menu = null;
    this.aimed = [];
    this.line.answer(option.id);
  }

  /**
   * Something on the board was chosen that has answers: the only one is given, of several one is asked for.
   * A finger has not seen whom it would strike: it is shown first, and a second touch strikes.
   */
  at(place: string, options: Option[], touched = false): void {
    const [first] = options;
    if (!first || this.busy) return;
    const again = this.menu?.at === place;
    this.aimed = [];
    if (touched && options.length === 1 && targetOf(first) !== null && !again) {
      this.tried = null;
      this.menu = { options, at: place };
      this.aimed = options;
    } else if (options.length > 1) {
      this.tried = null;
      this.menu = again ? null : { options, at: place };
    } else if (isWalk(first) && this.tried?.id !== first.id) {
      this.menu = null;
      this.tried = first;
    } else this.answer(first);
  }

  pick(fighter: string): void {
    if (this.busy) return;
    this.tried = null;
    this.menu = null;
    this.#taken = this.#taken === fighter ? null : fighter;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.busy) return false;
    if (this.menu) this.menu = null;
    else if (this.tried) this.tried = null;
    else if (this.#taken !== null) this.#taken = null;
    else return false;
    this.aimed = [];
    return true;
  }
}
