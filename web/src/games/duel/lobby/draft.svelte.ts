/** A duel to be set up: how it is played, who with which hero, on which board. */
import { Draft, lot } from "../../../lobby/draft.svelte";
import { say } from "../../../words.svelte";
import { packOf, Shelf } from "../../../workshop/shelf.svelte";
import type { Board, DuelAlmanac, DuelWire, Hero, Mode } from "../wire";

/** What there is to choose from, and what somebody has made. */
const all = <T>(told: readonly T[], own: readonly T[], id: (one: T) => string): T[] => {
  const known = new Set(own.map(id));
  return [...told.filter((one) => !known.has(id(one))), ...own];
};

export default class DuelDraft extends Draft<DuelWire> {
  mode = $state<Mode["id"]>("duel");
  /** The team of each seat, where the mode has teams. */
  teams = $state.raw<number[]>([]);
  /** Without a board, lots are drawn. */
  board = $state<string | null>(null);
  /** Heroes and boards that were made in this browser. */
  readonly shelf = new Shelf<DuelWire>("duel");
  /** Whether lots are drawn among what is from packs too. */
  wide = $state(false);

  constructor() {
    super("duel", 2);
    this.choose = true;
  }

  /** All heroes that there are. */
  heroes(told: readonly Hero[]): Hero[] {
    const own = [...this.shelf.packs.values()].flatMap((checked) => checked.told?.heroes ?? []);
    return all(told, own, ({ facts }) => facts.id);
  }

  /** All boards that there are. */
  fields(told: readonly Board[]): Board[] {
    const own = [...this.shelf.packs.values()].flatMap((checked) => checked.told?.boards ?? []);
    return all(told, own, ({ id }) => id);
  }

  /** Those that lots are drawn among. */
  drawable<T>(parts: readonly T[], id: (part: T) => string): T[] {
    return parts.filter((part) => this.wide || packOf(id(part)) === null);
  }

  /** Choose a way to play; seats and board follow. */
  play(mode: Mode, boards: readonly Board[]): void {
    this.mode = mode.id;
    this.teams = mode.teams;
    this.resize(Math.min(Math.max(this.places.length, mode.least), mode.most));
    if (this.board && !this.boards(boards).some((board) => board.id === this.board)) this.board = null;
  }

  /** The boards that this mode can be played on. */
  boards(all: readonly Board[]): Board[] {
    return all.filter((board) => board.modes.includes(this.mode));
  }

  /** The other seat of the team, if there are teams. */
  override partner(at: number): number | null {
    const other = this.teams.findIndex((team, seat) => seat !== at && team === this.teams[at]);
    return other < 0 ? null : other;
  }

  override setup({ heroes, boards }: DuelAlmanac): Record<string, unknown> {
    const taken = new Set(this.places.map((one) => one.role));
    const lots = this.drawable(this.heroes(heroes), ({ facts }) => facts.id).map(({ facts }) => facts.id);
    const drawn = this.places.map((one) => {
      const hero = one.role ?? lot(lots.filter((id) => !taken.has(id))) ?? lot(lots);
      taken.add(hero ?? null);
      return hero;
    });
    const board = this.board ?? lot(this.drawable(this.boards(this.fields(boards)), ({ id }) => id))?.id;
    const packs = this.shelf.carried([...drawn, board]);
    const setup = { board, heroes: drawn, mode: this.mode, rules: { ...this.rules }, ...(Object.keys(packs).length ? { packs } : {}) };
    const shared = this.places.some((one) => one.who === "same");
    return shared ? { ...setup, people: this.places.map((_, at) => this.player(at)) } : setup;
  }

  /** Two heroes that stay as they are, on the board that was chosen, or on any. */
  override unequal(): Record<string, unknown> | null {
    const heroes = this.places.map((one) => one.role);
    if (this.mode !== "duel" || heroes.includes(null) || (this.waits && this.choose)) return null;
    return { heroes, mode: this.mode, rules: { ...this.rules }, ...(this.board ? { board: this.board } : {}) };
  }

  override summary(almanac: DuelAlmanac): string[] {
    const board = this.fields(almanac.boards).find((one) => one.id === this.board);
    const told = [say("duel-lobby-mode-name", { mode: this.mode }), ...super.summary(almanac)];
    return this.drafts("board") ? told : [...told, board ? board.name : say("duel-lobby-any-board")];
  }
}
