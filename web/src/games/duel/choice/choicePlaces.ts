/** Where answers lie: on spaces, fighters, doors, cards of the hand, or nowhere but in the panel. */
import type { Option } from "../../../wire";
import type { DuelView } from "../wire";

export interface Places {
  spaces: Map<string, Option[]>;
  fighters: Map<string, Option[]>;
  doors: Map<string, Option[]>;
  cards: Map<string, Option[]>;
  /** Fighters that can be picked up to be moved. */
  movers: string[];
  /** What has no place of its own. */
  rest: Option[];
}

function text(option: Option, field: string): string | null {
  const value = option.fields[field];
  return typeof value === "string" ? value : null;
}

/** The way that an answer takes over the board, from where its fighter stands. */
export function wayOf(option: Option): string[] | null {
  const path = option.fields["path"];
  return Array.isArray(path) && path.length ? (path as string[]) : null;
}

export const fighterOf = (option: Option): string | null => text(option, "fighter");
export const spaceOf = (option: Option): string | null => text(option, "space");
export const doorOf = (option: Option): string | null => text(option, "door");
export const actorOf = (option: Option): string | null => text(option, "actor");
export const targetOf = (option: Option): string | null => text(option, "target");
export const cardOf = (option: Option): string | null => text(option, "card");

/** Whether an answer moves a fighter along a way: its fighter is picked up first. */
export function isWalk(option: Option): boolean {
  return fighterOf(option) !== null && spaceOf(option) !== null && wayOf(option) !== null;
}

/** Whom one can move. */
export function moversOf(options: Option[]): string[] {
  return [...new Set(options.filter(isWalk).map((option) => fighterOf(option) ?? ""))];
}

function add(map: Map<string, Option[]>, key: string, option: Option): void {
  const found = map.get(key);
  if (found) found.push(option);
  else map.set(key, [option]);
}

/** Every answer at its place, while one fighter is picked up or none. */
export function placesOf(options: Option[], view: DuelView, hand: string[], picked: string | null): Places {
  const places: Places = {
    spaces: new Map(),
    fighters: new Map(),
    doors: new Map(),
    cards: new Map(),
    movers: moversOf(options),
    rest: [],
  };
  const stands = (fighter: string | null): fighter is string => fighter !== null && view.fighters[fighter]?.space != null;
  for (const option of options) {
    const [card, fighter, space, door, target] = [cardOf, fighterOf, spaceOf, doorOf, targetOf].map((of) => of(option));
    const seat = option.fields["seat"];
    if (card && hand.includes(card)) add(places.cards, card, option);
    else if (isWalk(option)) {
      if (fighter === picked) add(door ? places.doors : places.spaces, door ?? space ?? "", option);
    } else if (stands(target ?? null)) add(places.fighters, target ?? "", option);
    else if (door) add(places.doors, door, option);
    else if (space) add(places.spaces, space, option);
    // An answer with a number is one of a row (how much goes to whom): a row is easier to read than a heap on a token.
    else if (stands(fighter ?? null) && !("number" in option.fields)) add(places.fighters, fighter ?? "", option);
    else {
      places.rest.push(option);
      const hero = typeof seat === "number" ? heroOf(view, seat) : null;
      if (hero) add(places.fighters, hero, option);
    }
  }
  for (const found of places.doors.values()) found.sort((a, b) => (wayOf(a)?.length ?? 0) - (wayOf(b)?.length ?? 0));
  return places;
}

/** The token of a seat's hero, if it stands on the board. */
function heroOf(view: DuelView, seat: number): string | null {
  const found = Object.entries(view.fighters).find(([, fighter]) => fighter.seat === seat && fighter.hero);
  return found && found[1].space !== null ? found[0] : null;
}
