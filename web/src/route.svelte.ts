/** Where in the hall the page is: read from the address, changed by links and by `go`. */
import { addresses, paths, type Place } from "./addresses";
import { firstPuzzled, gameOf } from "./games";

export type Route =
  | { page: "home" | "me" | "statistics" | "nowhere" }
  | { page: "new" | "rules" | "learn" | "puzzles"; game: string }
  | { page: "lesson" | "puzzle"; game: string; id: string }
  /** Cards to be printed: those of a game, or one of its decks. */
  | { page: "print"; game: string; deck: string | null }
  | { page: "table" | "join"; id: string }
  | { page: "move"; token: string }
  | { page: "workshop" }
  /** A draft in the workshop: what of it, as `heroes`, and the which one of these. */
  | { page: "draft"; key: string; part: string | null; number: number }
  /** The same as sheets to be printed. */
  | { page: "sheets"; key: string }
  /** A draft that somebody has shared. */
  | { page: "shared"; id: string }
  /** A moment of a match: after so many answers, seen from a seat or open; where neither is told, the beginning, open. */
  | { page: "replay"; id: string; number: number; view: number | "open" };

const NOWHERE: Route = { page: "nowhere" };
const ID = /^[\w-]+$/;
const NUMBER = /^\d{1,5}$/;

const isGame = (word: string): boolean => gameOf(word) !== undefined;

/** What a path leads to. */
export function parse(path: string): Route {
  const [place = "", what = "", ...more] = path.split("/").filter(Boolean);
  if (place === "replay" && ID.test(what)) return replay(what, more);
  if (place === "learn" && isGame(what) && more.length === 1 && ID.test(more[0] ?? "")) return { page: "lesson", game: what, id: more[0] ?? "" };
  if (place === "puzzles") return puzzles(what, more);
  if (place === "print") return print(what, more);
  if (place === "workshop") return workshop(what, more);
  if (more.length) return NOWHERE;
  if (!place) return { page: "home" };
  if ((place === "me" || place === "statistics") && !what) return { page: place };
  if ((place === "new" || place === "rules" || place === "learn") && isGame(what)) return { page: place, game: what };
  if ((place === "table" || place === "join") && ID.test(what)) return { page: place, id: what };
  if (place === "shared" && ID.test(what)) return { page: "shared", id: what };
  if (place === "move" && ID.test(what)) return { page: "move", token: what };
  return NOWHERE;
}

function puzzles(game: string, [id, ...more]: string[]): Route {
  const first = firstPuzzled();
  if (!game && first) return { page: "puzzles", game: first.id };
  if (!gameOf(game)?.puzzles || more.length || !ID.test(id ?? game)) return NOWHERE;
  return id ? { page: "puzzle", game, id } : { page: "puzzles", game };
}

function workshop(key: string, [part, number = "0", ...more]: string[]): Route {
  if (!key) return { page: "workshop" };
  if (more.length || !ID.test(key) || !ID.test(part ?? key) || !NUMBER.test(number)) return NOWHERE;
  if (part === "print") return { page: "sheets", key };
  return { page: "draft", key, part: part ?? null, number: Number(number) };
}

function print(game: string, [deck, ...more]: string[]): Route {
  const prints = gameOf(game)?.print;
  if (!prints || more.length || prints.named !== (deck !== undefined) || !ID.test(deck ?? game)) return NOWHERE;
  return { page: "print", game, deck: deck ?? null };
}

function replay(id: string, [number = "0", view = "open", ...more]: string[]): Route {
  if (more.length || !NUMBER.test(number) || (view !== "open" && !/^\d$/.test(view))) return NOWHERE;
  return { page: "replay", id, number: Number(number), view: view === "open" ? view : Number(view) };
}

const HOME: Place = { path: "/", anchor: "" };
const read = (): Place => addresses.place(location, location) ?? HOME;

const here = $state(read());
const now = $derived(parse(here.path));

function arrive(): void {
  Object.assign(here, read());
}

/** The address of a place in the hall: every link to one has it from here. */
export const at = (path: string): string => addresses.at(path);

/** The same to be given away: whole, so that it leads here from anywhere. */
export const link = (path: string): string => new URL(at(path), location.href).href;

/** The address of a file that lies beside the page. */
export const asset = (file: string): string => import.meta.env.BASE_URL + file;

/** Where the page is; whoever reads it is drawn anew when it changes. */
export function route(): Route {
  return now;
}

/** The place on the page that the address names after its #. */
export function anchor(): string {
  return here.anchor;
}

/** Go to a place in the hall; `instead` leaves no step to go back to. */
export function go(path: string, instead = false): void {
  if (instead) rename(path);
  else history.pushState(null, "", at(path));
  arrive();
  scrollTo(0, 0);
}

/** Write another place into the address bar and stay on the page. */
export function rename(path: string): void {
  history.replaceState(null, "", at(path));
}

/** Name something on the page that is open in the address bar, and be led to it. */
export function name(anchor: string): void {
  location.hash = addresses.hash({ path: read().path, anchor });
}

/** Links have real addresses; a plain click on one that leads to a place in the hall goes there without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const to = addresses.place(link, location);
  if (!to || parse(to.path).page === "nowhere") return;
  const isHere = to.path === read().path;
  // To a place on the same page the browser goes by itself, where it knows what is named.
  if (isHere && to.anchor) return addresses === paths ? undefined : lead(event, to.anchor);
  event.preventDefault();
  if (!isHere) go(to.path + (to.anchor && `#${to.anchor}`));
}

/** Go to something on the page that is open, which the browser does not find by itself. */
function lead(event: MouseEvent, anchor: string): void {
  event.preventDefault();
  name(anchor);
  document.getElementById(anchor)?.scrollIntoView();
}

addEventListener("popstate", arrive);
