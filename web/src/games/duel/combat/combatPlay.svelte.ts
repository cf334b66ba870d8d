/** The picture of a combat while it lasts, and for a while after: it can still be read until something else happens. */
import { untrack } from "svelte";
import type { TableSession } from "../../../table.svelte";
import type { DuelFacts, DuelWire } from "../wire";
import { aboutOf, lastAttack, sceneOf, STOPS, type Scene } from "./combatStory";

const LINGER = 2200; // how long what is over can still be read
const KEPT = 4; // lines

/** A sentence of the story; new as long as its scene is shown. */
export interface Told {
  number: number;
  text: string;
  fresh: boolean;
}

export class CombatPlay {
  readonly #session: TableSession<DuelWire>;
  readonly #facts: () => DuelFacts | null;
  /** The number of the event with which the combat began that this page has seen, and the one that was sent away. */
  #seen = $state(-1);
  #gone = $state(-1);

  /** To be made where a component begins: it lives as long as that component. */
  constructor(session: TableSession<DuelWire>, facts: () => DuelFacts | null) {
    this.#session = session;
    this.#facts = facts;
    $effect.pre(() => {
      const { fresh, news } = session;
      const running = news?.view.combat;
      if (running || fresh.some((event) => event.event === "combat_ended")) this.#seen = untrack(() => this.#number);
    });
    $effect(() => {
      if (!this.shown?.over || session.stage.playing || session.taught) return;
      const timer = setTimeout(() => this.leave(), LINGER);
      return () => clearTimeout(timer);
    });
    // Where somebody is told about it, it stays until something else happens.
    $effect(() => {
      const fresh = session.fresh;
      if (session.taught && !fresh.some((event) => event.event === "combat_ended") && untrack(() => this.shown?.over)) this.leave();
    });
  }

  readonly #attack = $derived.by(() => lastAttack(this.#session.log));
  readonly #number = $derived.by(() => (this.#attack < 0 ? -1 : this.#session.logBegins + this.#attack));

  readonly shown: Scene | null = $derived.by(() => {
    const view = this.#session.news?.view;
    const facts = this.#facts();
    const scene = view && facts ? sceneOf(view, this.#session.log, facts) : null;
    const known = this.#number === this.#seen && this.#number !== this.#gone;
    if (!scene || (scene.over && !known)) return null;
    // Whoever is asked something is told at which moment of the combat; the events alone cannot know it.
    const asked = STOPS.find((stop) => stop === this.#session.news?.asked?.extra?.moment);
    return asked && !this.#session.stage.playing ? { ...scene, stop: asked } : scene;
  });

  /** Whom of the two what is being shown is about. */
  readonly about = $derived.by(() => {
    const facts = this.#facts();
    return this.shown && facts && this.#session.stage.playing ? aboutOf(this.shown, this.#session.fresh, facts) : null;
  });

  /** The last sentences of the combat, in the language that is spoken now. */
  readonly lines: Told[] = $derived.by(() => {
    const { log, logBegins, fresh, stage } = this.#session;
    const from = Math.max(0, this.#attack);
    const end = log.findIndex((event, at) => at > from && event.event === "combat_ended");
    const told = log.slice(from, end < 0 ? undefined : end).map((event, at) => ({
      number: logBegins + from + at,
      text: event.text,
      fresh: stage.playing && fresh.includes(event),
    }));
    return told.filter(({ text }) => text).slice(-KEPT);
  });

  /** A click goes on to the next scene, or sends away what is over. */
  go(): void {
    if (this.#session.stage.playing) this.#session.skip();
    else this.leave();
  }

  leave(): void {
    this.#gone = this.#number;
  }
}
