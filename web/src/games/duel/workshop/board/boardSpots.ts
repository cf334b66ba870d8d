/** What can be pointed at while a board is edited: its spaces, the middles of its lines, what is seen behind them. */
import { say } from "../../../../words.svelte";
import type { Plan, Point } from "../../board/boardShapes";
import { type Ends, lineKey } from "./boardDraft";
import type { Editing } from "./boardEditing.svelte";

export type Spot = { key: string; at: Point; label: string } & (
  { kind: "space"; id: string } | { kind: "line"; line: Ends } | { kind: "feature"; index: number; point: number }
);

/** What the tool in hand works on. */
export function spotsOf(editing: Editing, plan: Plan): Spot[] {
  if (editing.tool === "scenery") return features(editing, plan);
  const all: Spot[] = editing.tool === "doors" ? [] : spaces(editing, plan);
  return editing.tool === "doors" || editing.tool === "lines" ? [...all, ...lines(editing, plan)] : all;
}

function spaces(editing: Editing, plan: Plan): Spot[] {
  return plan.board.spaces.map((space) => {
    const { id } = space;
    const near = plan.board.lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    const parts = [
      say("duel-boards-space", { space: id }),
      space.zones.map(editing.zoneName).join(", ") || say("duel-boards-no-zone"),
      near.length ? say("duel-board-near", { spaces: near.join(", ") }) : say("duel-boards-alone"),
    ];
    if (space.start !== null) parts.push(say("duel-boards-start", { number: space.start }));
    if (plan.board.passages.includes(id)) parts.push(say("duel-board-passage"));
    return { key: `space ${id}`, kind: "space", id, at: plan.of(id), label: parts.join("; ") };
  });
}

function lines(editing: Editing, plan: Plan): Spot[] {
  return plan.board.lines.map(({ a, b, door }) => {
    const parts = [say("duel-boards-line", { a, b })];
    if (door !== null) parts.push(say("duel-boards-under-door", { door: doorName(editing, door) }));
    return { key: `line ${lineKey([a, b])}`, kind: "line", line: [a, b], at: plan.spot([a, b], 0.5), label: parts.join("; ") };
  });
}

/** A door by its name, or by its number. */
export function doorName(editing: Editing, id: string): string {
  const at = editing.board.doors.findIndex((door) => door.id === id);
  return editing.board.doors[at]?.name || say("duel-boards-door-number", { number: at + 1 });
}

function features(editing: Editing, plan: Plan): Spot[] {
  return editing.shown.scenery.features.flatMap(({ motif, points }, index) =>
    points.map(([x, y], point): Spot => ({
      key: `feature ${index} ${point}`,
      kind: "feature",
      index,
      point,
      at: plan.at(x, y),
      label: `${index + 1}: ${motifName(motif)}`,
    })),
  );
}

export const motifName = (motif: string): string => say("duel-boards-motif", { motif });

/** The nearest spot in a direction; what lies aside counts as farther than what lies ahead. */
export function ahead(from: Spot, all: readonly Spot[], [x, y]: readonly [number, number]): Spot | undefined {
  const weight = (other: Spot): number => {
    const [dx, dy] = [other.at.x - from.at.x, other.at.y - from.at.y];
    const on = dx * x + dy * y;
    return on < 1 ? Infinity : on + 2 * Math.abs(dx * y - dy * x);
  };
  const best = all.filter((other) => other !== from && weight(other) < Infinity).sort((a, b) => weight(a) - weight(b));
  return best[0];
}
