/** Scenes: news cut into what is shown one after another, each with the table as it stands after it. */
import type { Event, GameWire, News } from "./wire";

/** How the events of a game are shown. */
export interface Script<G extends GameWire = GameWire> {
  /** The parts of a view that a kind of event changes; after a question mark those that it may change. */
  touches: Record<string, string[]>;
  /** How long an event is looked at, in milliseconds at normal speed; 0: it passes with the one before. */
  time(event: G["event"]): number;
  /** Whether an event is told in one breath with the one before. */
  joins(event: G["event"], before: G["event"]): boolean;
  /** The view after an event, as far as the event itself tells. */
  after(view: G["view"], event: G["event"]): G["view"];
}

/** What is shown at one time. */
export interface Scene<G extends GameWire = GameWire> {
  events: G["event"][];
  view: G["view"];
  time: number;
}

type Parts = Record<string, unknown> | unknown[];

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const part = (whole: unknown, key: string): unknown => (isParts(whole) ? (whole as Record<string, unknown>)[key] : undefined);

/** The same with one part changed; nothing that was shown before changes with it. */
function changed(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isParts(whole)) return whole;
  const copy: Parts = Array.isArray(whole) ? [...whole] : { ...whole };
  (copy as Record<string, unknown>)[key] = changed(part(whole, key), rest, value);
  return copy;
}

/** A view with one part changed, named by its path. */
export function withPart<V extends object>(view: V, path: string, value: unknown): V {
  return changed(view, path.split("."), value) as V;
}

/** The paths that a template names in a view for an event: `seats.{seat}.hand`, `pieces.*.space`. */
function paths(template: string, { facts }: Event, view: object): string[] {
  const keys = template
    .replace(/^\?/, "")
    .replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))
    .split(".");
  let found: { keys: string[]; at: unknown }[] = [{ keys: [], at: view }];
  for (const key of keys)
    found = found.flatMap(({ keys: before, at }) =>
      (key === "*" ? Object.keys(isParts(at) ? at : {}) : [key]).map((next) => ({ keys: [...before, next], at: part(at, next) })),
    );
  return found.map((each) => each.keys.join("."));
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** In which of the groups each part of the view takes its last value: the last that must change it, else the last that may. */
function settled(groups: Event[][], touches: Script["touches"], view: object): Map<string, number> {
  const must = new Map<string, number>();
  const may = new Map<string, number>();
  groups.forEach((events, at) => {
    for (const event of events)
      for (const template of touches[event.event] ?? []) for (const path of paths(template, event, view)) (template.startsWith("?") ? may : must).set(path, at);
  });
  const last = new Map([...may, ...must]);
  // What holds others, or is held, comes with the last of them: else it would tell them too early.
  return new Map([...last.keys()].map((path) => [path, Math.max(...[...last].filter(([other]) => isWithin(other, path)).map(([, at]) => at))]));
}

/** Events that are shown together: what takes no time goes with the one before. */
function grouped<G extends GameWire>(events: G["event"][], script: Script<G>): G["event"][][] {
  const groups: G["event"][][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && (script.time(event) === 0 || script.joins(event, before))) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function valueAt(view: object, path: string): unknown {
  return path.split(".").reduce<unknown>(part, view);
}

/** What has happened, scene by scene. The last one shows the table as the news does. */
export function scenesOf<G extends GameWire>(before: G["view"], { view, events }: News<G>, script: Script<G>): Scene<G>[] {
  const groups = grouped(events, script);
  const last = settled(groups, script.touches, view);
  let shown = before;
  return groups.map((group, at) => {
    for (const event of group) shown = script.after(shown, event);
    for (const [path, when] of last) if (when === at) shown = withPart(shown, path, valueAt(view, path));
    if (at === groups.length - 1) shown = view;
    return { events: group, view: shown, time: Math.max(...group.map((event) => script.time(event))) };
  });
}
