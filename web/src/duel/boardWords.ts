/** What stands on the board, in words. */
import { say } from "../words.svelte";
import type { DuelFacts, DuelView, Space } from "../wire";

export const nameOf = (facts: DuelFacts, fighter: string): string => facts.fighters[fighter]?.name ?? fighter;

export function spaceWords(facts: DuelFacts, space: Space): string {
  const zones = facts.board.zones.filter((zone) => space.zones.includes(zone.id));
  return `${space.id}: ${zones.map((zone) => `${zone.letter} ${zone.name}`).join(", ")}`;
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
  return say("duel-board-stands", { fighter: nameOf(facts, fighter), space: space ?? "", health, most, reach });
}
