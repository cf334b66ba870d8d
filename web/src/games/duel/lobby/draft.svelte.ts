/** A duel to be set up: how it is played, who with which hero, on which board. */
import { Draft, lot } from "../../../lobby/draft.svelte";
import { say } from "../../../words.svelte";
import type { Board, DuelAlmanac, DuelWire, Mode } from "../wire";

export default class DuelDraft extends Draft<DuelWire> {
  mode = $state<Mode["id"]>("duel");
  /** The team of each seat, where the mode has teams. */
  teams = $state.raw<number[]>([]);
  /** Without a board, lots are drawn. */
  board = $state<string | null>(null);

  constructor() {
    super("duel", 2);
    this.choose = true;
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
    const drawn = this.places.map((one) => {
      const all = heroes.map((hero) => hero.facts.id);
      const hero = one.role ?? lot(all.filter((id) => !taken.has(id))) ?? lot(all);
      taken.add(hero ?? null);
      return hero;
    });
    const board = this.board ?? lot(this.boards(boards))?.id;
    const setup = { board, heroes: drawn, mode: this.mode, rules: { ...this.rules } };
    const shared = this.places.some((one) => one.who === "same");
    return shared ? { ...setup, people: this.places.map((_, at) => this.player(at)) } : setup;
  }

  override summary(almanac: DuelAlmanac): string[] {
    const board = almanac.boards.find((one) => one.id === this.board);
    return [say("duel-lobby-mode-name", { mode: this.mode }), ...super.summary(almanac), board ? board.name : say("duel-lobby-any-board")];
  }
}
