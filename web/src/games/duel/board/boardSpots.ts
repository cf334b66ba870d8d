/** Everything on the board that can be chosen: where it lies, what it says, what it answers. */
import { say } from "../../../words.svelte";
import type { Option } from "../../../wire";
import type { DuelFacts, DuelView } from "../wire";
import type { DoorPlace, Plan, Point } from "./boardShapes";
import { doorWords, fighterWords, nameOf, spaceWords } from "./boardWords";
import type { Places } from "../choice/choicePlaces";

export interface Spot {
  key: string;
  kind: "space" | "door" | "fighter" | "mover" | "look";
  name: string;
  at: Point;
  size: number;
  label: string;
  title: string;
  options: Option[];
}

const label = (options: Option[]): string => options.map((option) => option.text).join("; ");

/** Fighters first, then spaces from top to bottom as they are read, then doors: the order in which the focus goes. */
export function spotsOf(plan: Plan, facts: DuelFacts, view: DuelView, places: Places, doors: DoorPlace[], looks = false): Spot[] {
  const spot = (kind: Spot["kind"], name: string, at: Point, size: number, words: { label: string; title: string }, options: Option[]): Spot => ({
    key: `${kind} ${name}`,
    kind,
    name,
    at,
    size: plan.radius * size,
    ...words,
    options,
  });
  const taken = new Set(Object.values(view.fighters).map((stands) => stands.space));
  const token = (kind: Spot["kind"], fighter: string, said: string, options: Option[]): Spot[] => {
    const space = view.fighters[fighter]?.space;
    return space ? [spot(kind, fighter, plan.of(space), 1.7, { label: said, title: fighterWords(facts, view, fighter) }, options)] : [];
  };
  const movers = places.movers
    .filter((mover) => !places.fighters.has(mover))
    .flatMap((mover) => token("mover", mover, say("duel-choice-pick", { fighter: nameOf(facts, mover) }), []));
  const fighters = [...places.fighters].flatMap(([fighter, options]) => token("fighter", fighter, label(options), options));
  const spaces = facts.board.spaces.flatMap((space) => {
    const options = places.spaces.get(space.id);
    // A space on which somebody stands can still be an answer: the button goes around the token.
    const size = taken.has(space.id) ? 2.15 : 2;
    return options ? [spot("space", space.id, plan.of(space.id), size, { label: label(options), title: spaceWords(facts, space) }, options)] : [];
  });
  const ways = doors.flatMap((door) => {
    const options = places.doors.get(door.id);
    return options ? [spot("door", door.id, door.middle, 1.1, { label: label(options), title: doorWords(facts, view, door.id) }, options)] : [];
  });
  // Whoever is no answer can be looked at, unless their space is asked for.
  const others = Object.keys(view.fighters).filter(
    (fighter) => looks && !places.movers.includes(fighter) && !places.fighters.has(fighter) && !places.spaces.has(view.fighters[fighter]?.space ?? ""),
  );
  const looked = others.flatMap((fighter) => token("look", fighter, say("duel-choice-look", { fighter: nameOf(facts, fighter) }), []));
  return [...movers, ...fighters, ...spaces.sort(reading(plan.radius)), ...ways, ...looked];
}

/** Row by row from the left: spaces that lie about as high are one row. */
function reading(radius: number): (a: Spot, b: Spot) => number {
  const row = ({ at }: Spot) => Math.round(at.y / (2 * radius));
  return (a, b) => row(a) - row(b) || a.at.x - b.at.x;
}
