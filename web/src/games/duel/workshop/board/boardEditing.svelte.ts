/** A board that somebody edits: which tool is in hand, what is chosen, and every finished act as a new board. */
import { tell } from "../../../../heard.svelte";
import { say } from "../../../../words.svelte";
import type { Point } from "../../board/boardShapes";
import type { DuelWorkshop } from "../../wire";
import { type BoardDraft, colorOf, type Dot, type Ends, letterOf, lineKey, plain, sameLine, type Whole, whole } from "./boardDraft";
import * as edits from "./boardEdits";
import { both, type Mirror } from "./boardMirror";
import { loose } from "./boardParts";
import { fromTemplate, type Template } from "./boardTemplates";
import { FINE, GRID, gridded, type Guides, inside, rounded, snapped } from "./boardSnap";
import { isArea, isWay } from "./boardMotifs";

export const TOOLS = ["spaces", "lines", "zones", "starts", "doors", "passages", "scenery", "board"] as const;
export type Tool = (typeof TOOLS)[number];
export type Chosen = { kind: "space"; id: string } | { kind: "line"; line: Ends } | { kind: "feature"; at: number };

const NONE: Guides = { x: null, y: null };

export class Editing {
  tool = $state<Tool>("spaces");
  mirror = $state<Mirror>("none");
  snapping = $state(true);
  chosen = $state.raw<Chosen | null>(null);
  /** Where a line begins that is being drawn. */
  from = $state<string | null>(null);
  /** The zones that spaces are painted with. */
  brush = $state.raw<string[]>([]);
  start = $state(1);
  door = $state<string | null>(null);
  motif = $state("tree");
  /** The points of something that is being laid: a way, or an area's first corner. */
  points = $state.raw<Dot[]>([]);
  /** How far a line that is being drawn has come. */
  reach = $state.raw<Point | null>(null);
  /** Whether arrows move what is chosen instead of leading to another one. */
  moving = $state(false);
  guides = $state.raw<Guides>(NONE);
  #preview = $state.raw<Whole | null>(null);
  readonly #given: Whole;

  constructor(
    given: () => BoardDraft,
    readonly info: () => DuelWorkshop,
    readonly onchange: (board: BoardDraft) => void,
  ) {
    this.#given = $derived(whole($state.snapshot(given()) as BoardDraft));
  }

  /** The board as it is. */
  get board(): Whole {
    return this.#given;
  }
  /** The board as it would be if what is being done ended now. */
  get shown(): Whole {
    return this.#preview ?? this.#given;
  }
  get colors(): readonly string[] {
    return this.info().colors;
  }
  get loose(): string[] {
    return this.board.spaces.length > 1 ? loose(this.shown) : [];
  }
  get brushed(): string[] {
    const known = this.board.zones.map(({ id }) => id);
    const found = this.brush.filter((id) => known.includes(id));
    return found.length ? found : known.slice(0, 1);
  }

  readonly zoneName = (id: string): string => {
    const at = this.board.zones.findIndex((zone) => zone.id === id);
    const name = this.board.zones[at]?.name;
    return name ? `${letterOf(at)} ${name}` : letterOf(Math.max(at, 0));
  };
  readonly zoneColor = (id: string): string => {
    const at = this.board.zones.findIndex((zone) => zone.id === id);
    return colorOf(this.board.zones[at] ?? { id }, Math.max(at, 0), this.colors);
  };

  /** A finished act. */
  act(board: Whole): void {
    this.#preview = null;
    this.guides = NONE;
    if (board !== this.#given) this.onchange(plain(board));
  }
  look(board: Whole): void {
    this.#preview = board;
  }
  /** Nothing of what was being done happens. */
  drop(): void {
    this.#preview = null;
    this.guides = NONE;
    this.from = null;
    this.reach = null;
    this.points = [];
    this.moving = false;
  }
  take(tool: Tool): void {
    this.drop();
    this.tool = tool;
    if (this.chosen?.kind !== "space") this.chosen = null;
  }

  // ---------------------------------------------------------------- spaces
  /** A space and the one that moves with it. */
  twins(id: string): string[] {
    return both(this.board, id, this.mirror);
  }

  /** Where something comes to lie that was let go at a place. */
  place(at: Point, without: string[] = [], free = false): Point {
    if (!this.snapping || free) return inside(at, this.board.size, this.board.radius);
    const others = this.board.spaces.filter(({ id }) => !without.includes(id));
    const found = snapped(at, others, this.board.size);
    this.guides = found.guides;
    return inside(found.at, this.board.size, this.board.radius);
  }

  add(at: Point): string {
    const bare = this.board.zones.length ? this.board : this.withZone(this.board).board; // a space lies in a zone
    const zones = this.brushed.length ? this.brushed : bare.zones.map(({ id }) => id);
    const { board, id } = edits.addSpace(bare, this.place(at), zones, this.mirror);
    this.act(board);
    this.chosen = { kind: "space", id };
    tell(say("duel-boards-added", { space: id }));
    return id;
  }

  /** A free place near another one, or near the middle. */
  free(near: Point | null): Point {
    const { size, radius, spaces } = this.board;
    const from = near ?? { x: size[0] / 2, y: size[1] / 2 };
    const step = Math.max(3.2 * radius, 10);
    for (let ring = near ? 1 : 0; ring < 8; ring += 1)
      for (let turn = 0; turn < 8; turn += 1) {
        const angle = (turn * Math.PI) / 4;
        const found = inside({ x: gridded(from.x + Math.cos(angle) * step * ring), y: gridded(from.y + Math.sin(angle) * step * ring) }, size, radius);
        if (spaces.every((space) => Math.hypot(space.x - found.x, space.y - found.y) > 2.4 * radius)) return found;
      }
    return from;
  }

  nudge(id: string, [x, y]: Dot, fine: boolean): void {
    const space = this.board.spaces.find((one) => one.id === id);
    if (!space) return;
    const step = fine ? FINE : GRID;
    const to = { x: gridded(space.x + x * step, step), y: gridded(space.y + y * step, step) };
    const kept = { x: x ? to.x : space.x, y: y ? to.y : space.y };
    this.act(edits.moveSpace(this.board, id, kept, this.mirror));
    const now = this.board.spaces.find((one) => one.id === id) ?? kept;
    tell(say("duel-boards-moved", { space: id, x: now.x, y: now.y }));
  }

  remove(): void {
    const { chosen } = this;
    if (chosen?.kind === "space") {
      this.act(edits.removeSpace(this.board, chosen.id, this.mirror));
      tell(say("duel-boards-removed", { what: chosen.id }));
    } else if (chosen?.kind === "line") {
      this.act(edits.removeLine(this.board, chosen.line, this.mirror));
      tell(say("duel-boards-removed", { what: chosen.line.join("–") }));
    } else if (chosen?.kind === "feature") this.act(edits.removeFeature(this.board, chosen.at));
    this.chosen = null;
    this.moving = false;
  }

  // ---------------------------------------------------------------- zones, and boards to begin with
  /** A board with one more zone, called by its number until somebody names it. */
  withZone(board: Whole): { board: Whole; id: string } {
    return edits.addZone(board, this.colors, say("duel-boards-zone-number", { number: board.zones.length + 1 }));
  }

  addZone(): void {
    const { board, id } = this.withZone(this.board);
    this.act(board);
    this.brush = [id];
  }

  beginAnew(which: Template): void {
    const found = fromTemplate(which, this.board);
    const zones = found.zones.map((zone, at) => ({ ...zone, name: say("duel-boards-zone-number", { number: at + 1 }) }));
    this.chosen = null;
    this.act({ ...found, zones });
  }

  // ---------------------------------------------------------------- what a press on a space does
  press(id: string): void {
    this.chosen = { kind: "space", id };
    if (this.tool === "lines") this.draw(id);
    else if (this.tool === "zones") this.paint([id], !edits.isWithin(this.board, id, this.brushed));
    else if (this.tool === "starts") this.begin(id);
    else if (this.tool === "passages") {
      this.act(edits.togglePassage(this.board, id, this.mirror));
      tell(say(this.board.passages.includes(id) ? "duel-boards-passage-on" : "duel-boards-passage-off", { space: id }));
    }
  }

  /** A line begins here, or ends. */
  draw(id: string): void {
    const { from } = this;
    if (from === null || from === id) {
      this.from = from === id ? null : id;
      if (this.from) tell(say("duel-boards-from", { space: id }));
    } else this.join([from, id]);
  }

  join(line: Ends): void {
    this.from = null;
    if (line[0] === line[1]) return;
    this.act(edits.addLine(this.board, line, this.mirror));
    this.chosen = { kind: "line", line };
    tell(say("duel-boards-joined", { a: line[0], b: line[1] }));
  }

  paint(names: readonly string[], on: boolean): void {
    const zones = this.brushed;
    if (!zones.length) return;
    this.act(edits.paint(this.board, names, zones, on, this.mirror));
    const said = zones.map(this.zoneName).join(", ");
    tell(say(on ? "duel-boards-painted" : "duel-boards-unpainted", { spaces: names.join(", "), zones: said }));
  }

  begin(id: string): void {
    const had = this.board.spaces.find((one) => one.id === id)?.start ?? null;
    const start = this.start;
    this.act(edits.setStart(this.board, id, start));
    if (had === start) return tell(say("duel-boards-start-off", { space: id }));
    tell(say("duel-boards-start-on", { space: id, number: start }));
    const used = new Set(this.board.spaces.map((one) => one.start));
    this.start = edits.STARTS.find((number) => !used.has(number)) ?? start;
  }

  // ---------------------------------------------------------------- what a press on a line does
  pressLine(line: Ends): void {
    const written = this.board.lines.find((one) => sameLine(one, line)) ?? line;
    this.chosen = { kind: "line", line: written };
    if (this.tool !== "doors") return;
    const { board, id } = edits.toggleDoor(this.board, this.door, written);
    if (board === this.board) return tell(say("duel-boards-doors-most"));
    this.act(board);
    this.door = id;
    const on = this.board.doors.some((door) => door.lines.some((one) => sameLine(one, written)));
    tell(say(on ? "duel-boards-door-on" : "duel-boards-door-off", { line: written.join("–") }));
  }

  // ---------------------------------------------------------------- scenery
  /** Whether what is dragged over the ground is an area of scenery. */
  get laysArea(): boolean {
    return this.tool === "scenery" && isArea(this.motif);
  }

  /** A point of scenery: a thing stands there; an area is a disc around it, a way needs more of them. */
  lay(dot: Dot): void {
    if (isWay(this.motif)) this.points = [...this.points, dot];
    else if (isArea(this.motif)) this.feature([dot], 10);
    else this.feature([dot]);
  }

  /** Everything that was laid of a way is one. */
  finish(): void {
    const { points } = this;
    this.points = [];
    if (points.length > 1) this.feature(points);
  }

  feature(points: Dot[], size: number | null = null): void {
    const at = this.board.scenery.features.length;
    this.act(edits.addFeature(this.board, { motif: this.motif, points, ...(size ? { size } : {}) }));
    this.chosen = { kind: "feature", at };
  }

  nudgeFeature(at: number, [x, y]: Dot, fine: boolean): void {
    const step = fine ? FINE : GRID;
    const points = (this.board.scenery.features[at]?.points ?? []).map(([across, down]): Dot => [rounded(across + x * step), rounded(down + y * step)]);
    this.act(edits.changeFeature(this.board, at, { points }));
  }

  /** Whether something has begun that Escape ends. */
  get busy(): boolean {
    return this.moving || this.from !== null || this.points.length > 0 || this.#preview !== null;
  }
  isPainted(id: string): boolean {
    return edits.isWithin(this.shown, id, this.brushed);
  }
  /** Whether this is what is chosen. */
  isLine(line: Ends): boolean {
    return this.chosen?.kind === "line" && lineKey(this.chosen.line) === lineKey(line);
  }
}
