/** A move on its way: the piece that is taken up, the square that is pointed at, and what would come of it. */
import { tell } from "../../../heard.svelte";
import type { TableSession } from "../../../table.svelte";
import type { Option } from "../../../wire";
import { say } from "../../../words.svelte";
import type { HnefataflWire } from "../wire";
import type { Point } from "./plan";

/** What an option tells of a move. */
export interface Move {
  piece: string;
  from: string;
  space: string;
  captures: string[];
}

export function moveOf({ fields }: Option): Move {
  const { piece, from, space, captures } = fields;
  return { piece: String(piece), from: String(from), space: String(space), captures: Array.isArray(captures) ? captures.map(String) : [] };
}

/** All moves of a question: by the square that they begin on, then by the one that they lead to. */
export function byStart(options: readonly Option[]): Map<string, Map<string, Option>> {
  const found = new Map<string, Map<string, Option>>();
  for (const option of options) {
    const { from, space } = moveOf(option);
    const there = found.get(from) ?? new Map<string, Option>();
    found.set(from, there.set(space, option));
  }
  return found;
}

const NOWHERE: ReadonlyMap<string, Option> = new Map();

export class Moving {
  /** The square of the piece that is taken up. */
  #picked = $state<string | null>(null);
  /** The square that pointer or focus are on. */
  aimed = $state<string | null>(null);
  /** An answer in a list that pointer or focus are on. */
  listedAim = $state.raw<Option | null>(null);
  /** Where the piece is held, while it is dragged. */
  held = $state.raw<Point | null>(null);
  /** The piece that was let go last: it need not glide to where the hand has brought it. */
  carried = $state<string | null>(null);
  /** The move that was made and is on its way: it is shown as made. */
  given = $state.raw<Move | null>(null);
  /** Whether the list of all answers is open: whoever has opened it keeps it so. */
  listed = $state(false);

  constructor(readonly session: TableSession<HnefataflWire>) {}

  /** What is asked, as long as it is not answered. */
  readonly question = $derived.by(() => (this.session.sent === null ? (this.session.news?.question ?? null) : null));
  readonly moves = $derived.by(() => byStart(this.question?.options ?? []));
  readonly picked = $derived.by(() => (this.#picked !== null && this.moves.has(this.#picked) ? this.#picked : null));
  /** Where the piece that is taken up can go. */
  readonly targets = $derived.by(() => (this.picked === null ? NOWHERE : (this.moves.get(this.picked) ?? NOWHERE)));
  /** Where a piece could go that is only pointed at. */
  readonly hinted = $derived.by(() => (this.picked === null && this.aimed !== null ? (this.moves.get(this.aimed) ?? NOWHERE) : NOWHERE));
  /** The best move, if somebody has asked for it, as long as no piece is taken up. */
  readonly #advised = $derived.by(() => {
    const best = this.session.advice?.choices[0]?.option;
    return this.picked === null ? this.question?.options.find(({ id }) => id === best) : undefined;
  });
  /** The move that is pointed at, or advised, to be seen before it is made. */
  readonly foreseen = $derived.by(() => {
    const option = this.listedAim ?? (this.aimed === null ? undefined : this.targets.get(this.aimed)) ?? this.#advised;
    return option && this.question ? moveOf(option) : null;
  });

  /** A square was chosen: a piece is taken up or put back there, or goes there. */
  press(square: string): void {
    const option = this.targets.get(square);
    if (option) this.answer(option);
    else if (this.moves.has(square) && this.picked !== square) this.pick(square);
    else this.back();
  }

  pick(square: string): void {
    this.#picked = square;
    const [any] = this.targets.values();
    const { board } = this.session.table?.facts ?? {};
    if (any) tell(say("hnefatafl-picked", { piece: board?.pieces[moveOf(any).piece]?.name ?? "", square, count: this.targets.size }));
  }

  /** Put the piece back; whether one was taken up. */
  back(): boolean {
    const had = this.picked !== null;
    if (had) tell(say("hnefatafl-put-back"));
    this.#picked = null;
    this.held = null;
    return had;
  }

  /** The piece is let go: it goes to this square if it can, stays taken up where it stood, or is put back. */
  drop(square: string | null): void {
    const option = square === null ? undefined : this.targets.get(square);
    const from = this.picked;
    this.carried = option ? moveOf(option).piece : null;
    this.held = null;
    if (option) this.answer(option, true);
    else if (square !== from) this.back();
  }

  answer(option: Option, carried = false): void {
    if (!this.question) return;
    this.given = moveOf(option);
    if (!carried) this.carried = null;
    this.#picked = null;
    this.held = null;
    this.listedAim = null;
    this.session.answer(option.id);
  }

  /** Another question, or a refusal: whatever was on its way is over. */
  reset(): void {
    this.#picked = null;
    this.listedAim = null;
    this.held = null;
    this.given = null;
  }

  /** Where a piece stands, as it is shown. */
  stands(piece: string): string | null {
    if (this.given?.piece === piece) return this.given.space;
    return this.session.news?.view.pieces[piece]?.space ?? null;
  }
}
