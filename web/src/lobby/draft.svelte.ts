/** A draft: the table that a person is about to set, until it is written down and sent. Each game has its own kind. */
import type { Almanac, Chair, DraftFormat, FairOffer, GameWire, NewMatch, Timing } from "../wire";
import { say } from "../words.svelte";

/** A seat before the match: who shall sit there, and what it plays as; without that, lots are drawn. Whoever plays two
 * seats sits at one of them, and the other is the same person's. */
export interface Place {
  who: Chair["kind"] | "same";
  level: string;
  name: string;
  role: string | null;
}

const USUAL_LEVEL = "page"; // a gentle one: whoever is new should win now and then
/** Clocks to choose from, in seconds. */
export const CLOCKS = { move: [30, 60, 120, 300, 86_400], match: [300, 600, 1200, 2400, 3600] };

function place(who: Place["who"]): Place {
  return { who, level: USUAL_LEVEL, name: "", role: null };
}

/** One of several, drawn by lot. */
export function lot<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

export class Draft<G extends GameWire = GameWire> {
  places = $state<Place[]>([]);
  /** Readings of the rules that are not the book's own. */
  rules = $state<Record<string, string>>({});
  /** The seconds to answer what all may answer; null where there is no such thing. */
  window = $state<number | null>(null);
  /** Whether friends choose what they play as themselves, when they come; null where nobody has a choice. */
  choose = $state<boolean | null>(null);
  clock = $state<NonNullable<Timing["kind"]>>("none");
  seconds = $state(0);
  late = $state<NonNullable<Timing["late"]>>("bot");

  /** How it is drafted at the table what is played; null where that is chosen here. */
  drafting = $state.raw<DraftFormat | null>(null);

  /** What makes this table even, as it is chosen now, and whether somebody wants it. */
  offer = $state.raw<FairOffer | null>(null);
  fair = $state(false);

  constructor(
    readonly game: string,
    seats = 2,
  ) {
    this.resize(seats);
  }

  // ---------------------------------------------------------------- what a game may have otherwise

  /** The seat whose player may play this one too, if there is one; a game with such seats says `lobby-same-<game>` and `lobby-same-about-<game>`. */
  partner(_at: number): number | null {
    return null;
  }

  /** The game's own setup; whatever is left to chance is drawn now. */
  setup(_almanac: G["almanac"], _language: string): Record<string, unknown> {
    return { ...this.rules };
  }

  /** What is chosen of a table that could be unequal; null as long as too little is, or a game knows no such thing. */
  unequal(): Record<string, unknown> | null {
    return null;
  }

  /** The parts of the setup that make the table even, if that is wanted. */
  get evening(): Record<string, unknown> {
    return this.fair && !this.drafting && this.unequal() ? (this.offer?.parts ?? {}) : {};
  }

  /** What will be played, in words. */
  summary(_almanac: G["almanac"]): string[] {
    return [say("lobby-player-count", { count: this.places.length })];
  }

  /** Whether something of a kind is drafted at the table: then nobody chooses it here. */
  drafts(kind: string): boolean {
    return this.drafting?.kinds.includes(kind) ?? false;
  }

  // ---------------------------------------------------------------- who sits where

  /** As many seats as this; new ones are for bots like the one before. */
  resize(count: number): void {
    while (this.places.length > count) {
      // Whoever sets the table does not lose their seat to a smaller one.
      const bot = this.places.findLastIndex((one) => one.who !== "me");
      this.places.splice(bot, 1);
    }
    while (this.places.length < count) {
      const fresh = place(this.places.length ? "bot" : "me");
      fresh.level = this.places.findLast((one) => one.who === "bot")?.level ?? fresh.level;
      this.places.push(fresh);
    }
    this.#part();
  }

  /** Whether somebody at this screen, who sits at another seat, can play this one too. */
  isShared(at: number): boolean {
    const who = this.places[this.partner(at) ?? -1]?.who;
    return who === "me" || who === "here";
  }

  /** A seat whose player has gone is a bot's. */
  #part(): void {
    this.places.forEach((one, at) => {
      if (one.who === "same" && !this.isShared(at)) one.who = "bot";
    });
  }

  /** Say who sits at a seat. There is always one of me: I change places with whom I oust, and move on when I am ousted. */
  sit(at: number, who: Place["who"], level?: string): void {
    const here = this.places[at];
    if (!here) return;
    const mine = this.places.find((one) => one.who === "me");
    if (who === "me" && mine && mine !== here) Object.assign(mine, { who: here.who, level: here.level, name: here.name });
    if (who !== "me" && mine === here) {
      const others = this.places.filter((one) => one !== here);
      const next = others.find((one) => one.who === "bot") ?? others[0];
      if (next) next.who = "me";
    }
    here.who = who;
    if (level) here.level = level;
    this.#part();
  }

  /** The seat at which the player of a seat sits. */
  player(at: number): number {
    return this.places[at]?.who === "same" ? (this.partner(at) ?? at) : at;
  }

  /** Whether somebody is still to come. */
  get waits(): boolean {
    return this.places.some((one) => one.who === "friend");
  }

  // ---------------------------------------------------------------- clocks, and the whole

  /** Choose a kind of clock, with a time that suits it. */
  wind(kind: NonNullable<Timing["kind"]>): void {
    this.clock = kind;
    if (kind !== "none" && !CLOCKS[kind].includes(this.seconds)) this.seconds = CLOCKS[kind][1] ?? 0;
  }

  /** The paper to be sent. */
  paper(almanac: Almanac, language: string, me: string): NewMatch {
    const chairs = this.places.map((_, seat): Chair => {
      const at = this.player(seat);
      const one = this.places[at]!;
      if (one.who === "bot") return { kind: "bot", level: one.level };
      if (one.who === "friend") return { kind: "friend" };
      const name = one.who === "here" ? one.name : me;
      return { kind: one.who === "here" ? "here" : "me", name: name.trim() || say("lobby-guest", { number: at + 1 }) };
    });
    const paper: NewMatch = { game: this.game, chairs, setup: { ...this.setup(almanac.games[this.game], language), ...this.evening } };
    if (this.window !== null) paper.window = this.window;
    if (this.drafting) Object.assign(paper, { draft: this.drafting.id, fair: this.fair });
    else if (this.waits && this.choose) paper.choose = true;
    if (this.clock !== "none") paper.timing = { kind: this.clock, seconds: this.seconds, late: this.late };
    return paper;
  }
}
