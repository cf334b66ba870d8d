/** A draft: the table that a person is about to set, until it is written down and sent. */
import type { Almanac, Board, Chair, Mode, NewMatch, Timing } from "../wire";
import { say } from "../words.svelte";

export type Game = NewMatch["game"];

/** A seat before the match: who shall sit there, and with which hero; without one, lots are drawn. Whoever plays both
 * heroes of a team sits at one seat, and the other is the same person's. */
export interface Place {
  who: Chair["kind"] | "same";
  level: string;
  name: string;
  hero: string | null;
}

const USUAL_LEVEL = "page"; // a gentle one: whoever is new should win now and then
const TEAMS = 2; // those who sit across from each other play together
export const WINDOW = { least: 4, usual: 8, most: 20 };
/** Clocks to choose from, in seconds. */
export const CLOCKS = { move: [30, 60, 120, 300, 86_400], match: [300, 600, 1200, 2400, 3600] };

function place(who: Place["who"]): Place {
  return { who, level: USUAL_LEVEL, name: "", hero: null };
}

function lot<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

export class Draft {
  places = $state<Place[]>([]);
  mode = $state<Mode["id"]>("duel");
  /** Without a board, lots are drawn. */
  board = $state<string | null>(null);
  /** Readings of the rules that are not the book's own. */
  rules = $state<Record<string, string>>({});
  window = $state(WINDOW.usual);
  /** Whether friends choose their heroes themselves, when they come. */
  choose = $state(true);
  clock = $state<NonNullable<Timing["kind"]>>("none");
  seconds = $state(0);
  late = $state<NonNullable<Timing["late"]>>("bot");

  constructor(readonly game: Game) {
    this.resize(game === "duel" ? 2 : 4);
  }

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

  /** The team of a seat. */
  team(at: number): number {
    return at % TEAMS;
  }

  /** The other seat of a team, if there are teams. */
  partner(at: number): number | null {
    return this.mode === "teams" ? (at + TEAMS) % this.places.length : null;
  }

  /** Whether somebody at this screen, who sits across, can play this hero too. */
  isShared(at: number): boolean {
    const who = this.places[this.partner(at) ?? -1]?.who;
    return who === "me" || who === "here";
  }

  /** A hero whose player has gone is a bot's. */
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

  /** Choose a way to play; seats and board follow. */
  play(mode: Mode, boards: readonly Board[]): void {
    this.mode = mode.id;
    this.resize(Math.min(Math.max(this.places.length, mode.least), mode.most));
    if (this.board && !this.boards(boards).some((board) => board.id === this.board)) this.board = null;
  }

  /** The boards with enough start spaces for the mode. */
  boards(all: readonly Board[]): Board[] {
    const starts = this.mode === "duel" ? 2 : 4;
    return all.filter((board) => board.players >= starts);
  }

  /** Choose a kind of clock, with a time that suits it. */
  wind(kind: NonNullable<Timing["kind"]>): void {
    this.clock = kind;
    if (kind !== "none" && !CLOCKS[kind].includes(this.seconds)) this.seconds = CLOCKS[kind][1] ?? 0;
  }

  /** Whether somebody is still to come. */
  get waits(): boolean {
    return this.places.some((one) => one.who === "friend");
  }

  /** The paper to be sent; lots are drawn now. */
  paper(almanac: Almanac, language: string, me: string): NewMatch {
    const chairs = this.places.map((_, seat): Chair => {
      const at = this.#player(seat);
      const one = this.places[at]!;
      if (one.who === "bot") return { kind: "bot", level: one.level };
      if (one.who === "friend") return { kind: "friend" };
      const name = one.who === "here" ? one.name : me;
      return { kind: one.who === "here" ? "here" : "me", name: name.trim() || say("lobby-guest", { number: at + 1 }) };
    });
    const paper: NewMatch = { game: this.game, chairs, setup: this.game === "duel" ? this.duel(almanac) : this.herd(language) };
    if (this.game === "unicorns") paper.window = this.window;
    else if (this.waits && this.choose) paper.choose = true;
    if (this.clock !== "none") paper.timing = { kind: this.clock, seconds: this.seconds, late: this.late };
    return paper;
  }

  /** The seat at which the player of a seat sits. */
  #player(at: number): number {
    return this.places[at]?.who === "same" ? (this.partner(at) ?? at) : at;
  }

  private duel(almanac: Almanac): Record<string, unknown> {
    const { heroes, boards } = almanac.duel;
    const taken = new Set(this.places.map((one) => one.hero));
    const drawn = this.places.map((one) => {
      const all = heroes.map((hero) => hero.facts.id);
      const hero = one.hero ?? lot(all.filter((id) => !taken.has(id))) ?? lot(all);
      taken.add(hero ?? null);
      return hero;
    });
    const board = this.board ?? lot(this.boards(boards))?.id;
    const setup = { board, heroes: drawn, mode: this.mode, rules: { ...this.rules } };
    const shared = this.places.some((one) => one.who === "same");
    return shared ? { ...setup, people: this.places.map((_, at) => this.#player(at)) } : setup;
  }

  private herd(language: string): Record<string, unknown> {
    return { players: this.places.length, language, ...this.rules };
  }
}
