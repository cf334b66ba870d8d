/** A draft that somebody is working on: every change can be taken back, and the hall says what it thinks of it. */
import { reason } from "../api";
import type { Checked, Fault, GameWire, Understood, Workshop } from "../wire";
import { SvelteMap } from "svelte/reactivity";
import { check } from "./api";
import { changed, found, nameless, type Draft, type Named, type Place } from "./draft";
import { Latest } from "./late";

const PAUSE = 450; // milliseconds without a change before the hall is asked
const STROKE = 1500; // what is typed without such a pause is one step
const MOST_STEPS = 200;

/** Whether a place is another one, or inside of it. */
export const isWithin = (place: readonly unknown[], outer: readonly unknown[]): boolean => outer.every((step, at) => String(place[at]) === String(step));

export class Editing<G extends GameWire = GameWire> {
  draft = $state.raw<Draft>() as Draft;
  /** What the hall said last; whether the draft was changed since; and why it could not say anything. */
  checked = $state.raw<Checked<G> | null>(null);
  stale = $state(true);
  wrong = $state("");
  /** Texts that were read, as they are understood: by place and text. */
  readonly texts = new SvelteMap<string, Understood>();
  /** Where somebody is to be led, by the list of what is wrong. */
  wanted = $state.raw<readonly unknown[] | null>(null);
  #back = $state.raw<readonly Draft[]>([]);
  #ahead = $state.raw<readonly Draft[]>([]);
  #stroke: string | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #late = new Latest();

  /** What is written with, in the language of the page. */
  workshop = $state.raw<Workshop<G>>() as Workshop<G>;

  constructor(
    draft: Draft,
    workshop: Workshop<G>,
    /** Where the draft is kept. */
    readonly keep: (draft: Draft) => void = () => {},
    /** What can be named in it: whatever is removed takes its names in other languages along. */
    readonly named: (draft: Draft) => Named[] = () => [],
  ) {
    this.draft = draft;
    this.workshop = workshop;
    this.look(0);
  }

  get info(): G["workshop"] {
    return this.workshop.game;
  }

  /** Go on in another language of the page. */
  speak(workshop: Workshop<G>): void {
    this.workshop = workshop;
    this.texts.clear();
    this.look(0);
  }

  // ---------------------------------------------------------------- changes

  /** Put something else at a place; undefined takes away what is there. What is typed in one go is one step. */
  change(place: Place, value: unknown, isTyped = false): void {
    this.replace(changed(this.draft, place, value), isTyped ? JSON.stringify(place) : null);
  }

  /** Go on with another draft, as one step. */
  replace(draft: Draft, stroke: string | null = null): void {
    if (stroke === null || stroke !== this.#stroke) this.#back = [...this.#back, this.draft].slice(-MOST_STEPS);
    this.#stroke = stroke;
    clearTimeout(this.#pause);
    if (stroke !== null) this.#pause = setTimeout(() => this.seal(), STROKE);
    this.#ahead = [];
    this.#set(stroke === null ? nameless(draft, this.named(this.draft), this.named(draft)) : draft);
  }

  /** What is typed from now on is another step. */
  seal(): void {
    this.#stroke = null;
  }

  get canUndo(): boolean {
    return this.#back.length > 0;
  }

  get canRedo(): boolean {
    return this.#ahead.length > 0;
  }

  undo(): void {
    const before = this.#back.at(-1);
    if (!before) return;
    this.#ahead = [...this.#ahead, this.draft];
    this.#back = this.#back.slice(0, -1);
    this.seal();
    this.#set(before);
  }

  redo(): void {
    const after = this.#ahead.at(-1);
    if (!after) return;
    this.#back = [...this.#back, this.draft];
    this.#ahead = this.#ahead.slice(0, -1);
    this.seal();
    this.#set(after);
  }

  /** Another tab has written the draft: that is where it goes on from. */
  adopt(draft: Draft): void {
    this.#back = this.#ahead = [];
    this.draft = draft;
    this.stale = true;
    this.look(0);
  }

  #set(draft: Draft): void {
    this.draft = draft;
    this.stale = true;
    this.keep(draft);
    this.look();
  }

  at(place: Place): unknown {
    return found(this.draft, place);
  }

  // ---------------------------------------------------------------- what the hall thinks

  /** Have the hall look at the draft, when nothing has changed for a moment. */
  look(pause = PAUSE): void {
    const draft = this.draft;
    this.#late.ask(
      pause,
      () => check<G>(draft),
      (checked) => {
        this.checked = checked;
        this.stale = false;
        this.wrong = "";
      },
      (problem) => (this.wrong = reason(problem)),
    );
  }

  /** Nobody looks at this draft any more. */
  close(): void {
    clearTimeout(this.#pause);
    this.#late.drop();
  }

  /** What was made of a text that stands at a place now; undefined until it was read. */
  understood(place: Place): Understood | undefined {
    return this.texts.get(this.#textKey(place, this.at(place)));
  }

  remember(place: Place, text: string, understood: Understood): void {
    this.texts.set(this.#textKey(place, text), understood);
  }

  #textKey = (place: Place, text: unknown): string => JSON.stringify([place, text]);

  get mistakes(): readonly Fault[] {
    return this.checked?.mistakes ?? [];
  }

  get warnings(): readonly Fault[] {
    return this.checked?.warnings ?? [];
  }

  /** What is wrong at a place, or inside of it. */
  faults(place: Place): Fault[] {
    return [...this.mistakes, ...this.warnings].filter((fault) => isWithin(fault.place, place));
  }

  isMistake(fault: Fault): boolean {
    return this.mistakes.includes(fault);
  }
}
