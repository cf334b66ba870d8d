/** Where in the hall the page is: read from the address, changed by links and by `go`. */
export type Game = "duel" | "unicorns";
export type Route =
  | { page: "home" }
  | { page: "new"; game: Game }
  | { page: "table"; id: string }
  | { page: "join"; id: string }
  | { page: "rules"; game: Game }
  | { page: "nowhere" };

/** What a path leads to. */
export function parse(path: string): Route {
  const [place = "", what = "", ...more] = path.split("/").filter(Boolean);
  if (more.length) return { page: "nowhere" };
  if (!place) return { page: "home" };
  if ((place === "new" || place === "rules") && (what === "duel" || what === "unicorns")) return { page: place, game: what };
  if ((place === "table" || place === "join") && /^[\w-]+$/.test(what)) return { page: place, id: what };
  return { page: "nowhere" };
}

const here = $state<{ path: string }>({ path: location.pathname });
const now = $derived(parse(here.path));

/** Where the page is; whoever reads it is drawn anew when it changes. */
export function route(): Route {
  return now;
}

/** Go to a place in the hall; `instead` leaves no step to go back to. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** Links have real addresses; a plain click on one that leads to a place in the hall goes there without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash || parse(link.pathname).page === "nowhere") return;
  event.preventDefault();
  if (link.pathname !== location.pathname) go(link.pathname);
}

addEventListener("popstate", () => (here.path = location.pathname));
