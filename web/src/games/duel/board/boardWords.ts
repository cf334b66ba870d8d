/** What stands on the board, in words. */
import { say } from "../../../words.svelte";
import type { DuelFacts, DuelView, Space, Zone } from "../wire";

export const nameOf = (facts: DuelFacts, fighter: string): string => facts.fighters[fighter]?.name ?? fighter;

function zonesOf(facts: DuelFacts, space: Space | undefined): Zone[] {
  return facts.board.zones.filter((zone) => space?.zones.includes(zone.id));
}

export function spaceWords(facts: DuelFacts, space: Space): string {
  return `${space.id}: ${zonesOf(facts, space)
    .map((zone) => `${zone.letter} ${zone.name}`)
    .join(", ")}`;
}

/** A space with what it is next to and who stands there. */
export function spaceTold(facts: DuelFacts, view: DuelView, space: Space): string {
  const near = facts.board.lines.flatMap(({ a, b }) => (a === space.id ? [b] : b === space.id ? [a] : []));
  const here = Object.keys(view.fighters).filter((fighter) => view.fighters[fighter]?.space === space.id);
  const parts = [spaceWords(facts, space), say("duel-board-near", { spaces: near.join(", ") })];
  if (facts.board.passages.includes(space.id)) parts.push(say("duel-board-passage"));
  for (const [id, lies] of view.seats.flatMap(({ pieces }) => Object.entries(pieces))) {
    if (lies.spaces.includes(space.id)) parts.push(say("duel-board-token", { piece: facts.pieces[id]?.name ?? id }));
  }
  if (here.length) parts.push(here.map((fighter) => nameOf(facts, fighter)).join(", "));
  return parts.join("; ");
}

export function doorWords(facts: DuelFacts, view: DuelView, door: string): string {
  const name = facts.board.doors.find((other) => other.id === door)?.name ?? door;
  return say("duel-board-door", { door: name, state: view.doors[door] ?? "open" });
}

export function fighterWords(facts: DuelFacts, view: DuelView, fighter: string): string {
  const stands = view.fighters[fighter];
  if (!stands) return "";
  const reach = say(stands.ranged ? "duel-board-ranged" : "duel-board-melee");
  const { space, health, most } = stands;
  const zones = zonesOf(
    facts,
    facts.board.spaces.find((one) => one.id === space),
  ).map((zone) => zone.letter);
  const held = view.seats
    .flatMap(({ pieces }) => Object.entries(pieces))
    .flatMap(([id, lies]) => {
      const number = lies.fighters[fighter] ?? 0;
      return number ? [`${facts.pieces[id]?.name ?? id}: ${number}`] : [];
    });
  const told = say("duel-board-stands", {
    fighter: nameOf(facts, fighter),
    space: space ?? "",
    zones: zones.join(", "),
    count: zones.length,
    health,
    most,
    reach,
  });
  return [told, ...held].join("; ");
}
