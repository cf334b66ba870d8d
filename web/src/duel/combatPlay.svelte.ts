/** A combat as it is played before the eyes: its steps wait in a row, a click goes on. */
import { pace } from "../settings.svelte";
import type { Combat, DuelFacts, DuelView, Event } from "../wire";
import { isHistory, still, story, type Scene, type Step } from "./combatStory";

const LINGER = 2200; // how long what is over can still be read
const KEPT = 4; // lines

/** A sentence of the story; new as long as its step is shown. */
export interface Told {
  number: number;
  text: string;
  fresh: boolean;
}

export class CombatPlay {
  shown = $state.raw<Scene | null>(null);
  about = $state<Step["about"]>(null);
  lines = $state.raw<Told[]>([]);
  playing = $state(false);
  /** Whether what is over can be read until something else happens: somebody is told about it. */
  stays = false;
  #queue: Step[] = [];
  #heard: Event[] | null = null;
  #head: Scene | null = null; // the scene after all steps that wait
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** News: what happened, and the combat as it stands, if there is one. */
  arrive(events: Event[], combat: Combat | null, facts: DuelFacts, view: DuelView): void {
    const isNew = events !== this.#heard;
    const steps = !isNew || isHistory(events) ? [] : story(this.#head, events, facts, view);
    this.#heard = events;
    const last = steps.at(-1);
    const before = last?.scene ?? this.#head;
    const head = combat ? still(combat, view, before && !before.over ? before.sum : null) : null;
    this.#head = head;
    if (last) {
      // What the view tells is right in every case; the steps only lead there.
      if (head && !last.scene.over) last.scene = { ...head, stop: last.scene.stop ?? head.stop };
      this.#queue.push(...steps);
      if (!this.playing) this.#next();
    } else if (!this.playing) {
      if (head) this.shown = head;
      else if (!this.shown?.over || (this.stays && isNew)) this.#leave();
    }
  }

  /** A click goes on to the next step, or sends away what is over. */
  go(): void {
    if (this.playing) this.#next();
    else this.#leave();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const step = this.#queue.shift();
    if (!step) return this.#rest();
    this.playing = true;
    this.#tell(step);
    this.about = step.about;
    this.shown = step.scene;
    const time = pace(step.time);
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }

  #tell({ event, texts }: Step): void {
    const old = event === "attack_declared" ? [] : this.lines.map((line) => ({ ...line, fresh: false }));
    const told = texts.map((text) => ({ number: ++this.#count, text, fresh: true }));
    this.lines = [...old, ...told].slice(-KEPT);
  }

  /** All steps are told. */
  #rest(): void {
    this.playing = false;
    this.about = null;
    this.lines = this.lines.map((line) => ({ ...line, fresh: false }));
    if (this.#head) this.shown = this.#head;
    else if (!this.stays) this.#timer = setTimeout(() => this.#leave(), LINGER);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.#head || this.playing) return;
    this.shown = null;
    this.lines = [];
  }
}
