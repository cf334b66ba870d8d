import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashes, paths } from "./addresses";
import type { GamePage } from "./game";
import type { Route } from "./route.svelte";

let parse: (path: string) => Route;
let games: readonly GamePage[];

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  ({ parse } = await import("./route.svelte"));
  ({ games } = await import("./games"));
});

test("a one-time link leads to a page that uses it", () => {
  expect(parse("/move/aB_3-x")).toEqual({ page: "move", token: "aB_3-x" });
});

test("what is no such link leads nowhere", () => {
  for (const path of ["/move", "/move/a.b", "/move/a/b"]) expect(parse(path)).toEqual({ page: "nowhere" });
});

test("a deck to be printed has an address", () => {
  const one = games.find(({ print }) => print?.named === false)!.id;
  const several = games.find(({ print }) => print?.named)!.id;
  expect(parse(`/print/${several}/a-deck`)).toEqual({ page: "print", game: several, deck: "a-deck" });
  expect(parse(`/print/${one}`)).toEqual({ page: "print", game: one, deck: null });
  const nowhere = ["/print", `/print/${several}`, `/print/${several}/a/b`, `/print/${several}/a.b`, `/print/${one}/a`, "/print/chess"];
  for (const path of nowhere) expect(parse(path)).toEqual({ page: "nowhere" });
});

test("every game has its pages, and no other has any", () => {
  for (const { id } of games) for (const page of ["new", "rules", "learn"]) expect(parse(`/${page}/${id}`)).toEqual({ page, game: id });
  for (const page of ["new", "rules", "learn"]) expect(parse(`/${page}/chess`)).toEqual({ page: "nowhere" });
});

test("puzzles have addresses, of games that have any", () => {
  const [first, ...others] = games.filter(({ puzzles }) => puzzles).map(({ id }) => id);
  expect(parse("/puzzles")).toEqual({ page: "puzzles", game: first });
  for (const game of others) expect(parse(`/puzzles/${game}`)).toEqual({ page: "puzzles", game });
  expect(parse(`/puzzles/${first}/1a2b3c4d`)).toEqual({ page: "puzzle", game: first, id: "1a2b3c4d" });
  const none = games.filter(({ puzzles }) => !puzzles).map(({ id }) => `/puzzles/${id}`);
  for (const path of [...none, "/puzzles/chess", `/puzzles/${first}/a/b`, `/puzzles/${first}/a.b`]) expect(parse(path)).toEqual({ page: "nowhere" });
});

/** An address as a browser takes it apart. */
const taken = (address: string, from: string): URL => new URL(address, from);

describe.each([
  ["a served page", paths, "https://hall.example/table/one"],
  ["a site at the root", hashes, "https://hall.example/#/table/one"],
  ["a site in a folder", hashes, "https://hall.example/games/mead/#/table/one"],
  ["a site named by its file", hashes, "https://hall.example/mead/index.html#/table/one"],
  ["a site behind a query", hashes, "https://hall.example/mead/?from=menu#/table/one"],
])("addresses of %s", (_, addresses, from) => {
  const here = taken("", from);
  const read = (path: string) => addresses.place(taken(addresses.at(path), from), here);

  test("lead to where they were made for", () => {
    for (const path of ["/", "/me", "/table/aB_3-x", "/replay/x/12/open"]) expect(read(path)).toEqual({ path, anchor: "" });
    expect(read("/rules/chess#D7.5")).toEqual({ path: "/rules/chess", anchor: "D7.5" });
  });

  test("stay in the folder that the page lies in", () => {
    const whole = taken(addresses.at("/table/two"), from);
    expect(whole.origin).toBe(here.origin);
    if (addresses === hashes) expect(whole.href.split("#")[0]).toBe(here.href.split("#")[0]);
  });

  test("name what is on the page itself", () => {
    const named = taken(`#${addresses.hash({ path: "/table/one", anchor: "main" })}`, from);
    expect(addresses.place(named, here)).toEqual({ path: "/table/one", anchor: "main" });
  });
});

test("a site is at home where its address says nothing, and leads to no other file", () => {
  const here = taken("", "https://hall.example/mead/");
  expect(hashes.place(here, here)).toEqual({ path: "/", anchor: "" });
  expect(hashes.place(taken("#", here.href), here)).toEqual({ path: "/", anchor: "" });
  expect(hashes.place(taken("licences.txt", here.href), here)).toBeNull();
  expect(hashes.place(taken("#main", here.href), here)).toBeNull();
});

describe.each([
  ["test", "https://hall.example/rules/GAME", "/rules/GAME#D1", "/table/one", "https://hall.example/table/one"],
  ["site", "https://hall.example/mead/#/rules/GAME", "#/rules/GAME#D1", "#/table/one", "https://hall.example/mead/#/table/one"],
])("a page that was built for %s", (mode, from, rule, table, whole) => {
  type Router = typeof import("./route.svelte");
  let router: Router;
  let game: string;
  const steps: [how: string, address: string][] = [];
  const named = (address: string): string => address.replace("GAME", game);

  /** A browser as far as this page knows it: its address, and the steps that can be gone back. */
  function browse(address: string): void {
    const location = new URL(address);
    const step = (how: string) => (_state: null, _title: string, to: string) => {
      location.href = new URL(to, location.href).href;
      steps.push([how, to]);
    };
    vi.stubGlobal("location", location);
    vi.stubGlobal("history", { pushState: step("push"), replaceState: step("replace") });
    vi.stubGlobal("scrollTo", () => {});
  }

  class Element {
    defaultPrevented = false;
    readonly button = 0;
    readonly target = this;
    constructor(readonly address: string) {}
    closest() {
      const { href, origin, pathname, hash } = new URL(this.address, location.href);
      return { href, origin, pathname, hash, target: "", hasAttribute: () => false };
    }
    preventDefault() {
      this.defaultPrevented = true;
    }
  }
  const click = (address: string): Element => {
    const event = new Element(address);
    router.follow(event as unknown as MouseEvent);
    return event;
  };

  beforeEach(async () => {
    vi.stubEnv("MODE", mode);
    vi.stubGlobal("Element", Element);
    vi.stubGlobal("document", { getElementById: () => null });
    steps.length = 0;
    game = games[0]!.id;
    browse(named(from));
    vi.resetModules();
    router = await import("./route.svelte");
  });

  test("is where its address says", () => {
    expect(router.route()).toEqual({ page: "rules", game });
    expect(router.at("/table/one")).toBe(table);
    expect(router.link("/table/one")).toBe(whole);
  });

  test("goes by links and by itself", () => {
    expect(click(table).defaultPrevented).toBe(true);
    expect(router.route()).toEqual({ page: "table", id: "one" });
    router.go("/me", true);
    expect(router.route()).toEqual({ page: "me" });
    expect(steps).toEqual([
      ["push", table],
      ["replace", router.at("/me")],
    ]);
  });

  test("leaves other files and other halls to the browser", () => {
    expect(click("/licences.txt").defaultPrevented).toBe(false);
    expect(click("https://elsewhere.example/table/one").defaultPrevented).toBe(false);
  });

  test("names a rule that it shows", () => {
    const event = click(named(rule));
    expect(event.defaultPrevented).toBe(mode === "site"); // a served page leaves it to the browser
    router.name("D1");
    expect(new URL(location.href).href).toBe(new URL(named(rule), named(from)).href);
    expect(steps).toEqual([]);
  });
});
