import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changed, copied, found, idFrom, type Draft } from "./draft";
import { Drafts } from "./drafts.svelte";

const draft = (name: string, game = "chess"): Draft => ({ about: { id: "a-pack", game, name, language: "en" }, parts: {}, words: {} });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

async function opened(): Promise<Drafts> {
  const drafts = new Drafts();
  await drafts.begin();
  return drafts;
}

/** Wait until something holds: messages between tabs take their time. */
const until = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true));

describe("drafts", () => {
  it("are there at once, and after a reload", async () => {
    const first = await opened();
    const key = first.add(draft("One"));
    first.put("b", draft("Two", "draughts"));
    expect(first.get(key)?.draft.about.name).toBe("One");
    expect(first.list("draughts").map((kept) => kept.key)).toEqual(["b"]);
    await first.settled();
    const again = await opened();
    expect(again.list().map((kept) => kept.draft.about.name)).toEqual(expect.arrayContaining(["One", "Two"]));
    again.remove(key);
    await again.settled();
    expect((await opened()).list().map((kept) => kept.key)).toEqual(["b"]);
  });

  it("that were made before the database was open are kept too", async () => {
    const drafts = new Drafts();
    drafts.put("early", draft("Early"));
    await drafts.begin();
    await drafts.settled();
    expect((await opened()).get("early")?.draft.about.name).toBe("Early");
  });

  it("stay in memory where the browser forbids storage, and say so", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const drafts = await opened();
    drafts.put("a", draft("Mine"));
    await drafts.settled();
    expect(drafts.keeping).toBe("forbidden");
    expect(drafts.get("a")?.draft.about.name).toBe("Mine");
    expect(await drafts.keep("a")).toBe(true);
    expect(await drafts.versions("a")).toHaveLength(1);
  });

  it("stay in memory where the disk is full, and are written when there is room again", async () => {
    const drafts = await opened();
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    drafts.put("a", draft("Mine"));
    await drafts.settled();
    expect([drafts.keeping, drafts.get("a")?.draft.about.name]).toEqual(["full", "Mine"]);
    put.mockRestore();
    drafts.put("a", draft("Mine still"));
    await drafts.settled();
    expect(drafts.keeping).toBe("kept");
    expect((await opened()).get("a")?.draft.about.name).toBe("Mine still");
  });
});

describe("versions", () => {
  it("are kept of every visit, and when somebody asks", async () => {
    const first = await opened();
    first.put("a", draft("Monday"));
    await first.settled();
    const second = await opened();
    second.put("a", draft("Tuesday"));
    second.put("a", draft("Tuesday evening"));
    await second.settled();
    await vi.waitFor(async () => expect((await second.versions("a")).map((one) => one.draft.about.name)).toEqual(["Monday"]));
    expect(await second.keep("a")).toBe(true);
    expect(await second.keep("a")).toBe(false); // nothing has changed since
    expect((await second.versions("a")).map((one) => [one.draft.about.name, one.asked])).toEqual([
      ["Tuesday evening", true],
      ["Monday", false],
    ]);
  });

  it("outlive a deletion that is taken back, and go with the draft otherwise", async () => {
    const first = await opened();
    first.put("a", draft("Mine"));
    await first.keep("a");
    first.remove("a");
    first.put("a", draft("Mine"));
    await first.settled();
    expect(await (await opened()).versions("a")).toHaveLength(1);
    first.remove("a");
    await first.settled();
    expect(await (await opened()).versions("a")).toEqual([]);
  });
});

describe("two tabs", () => {
  it("see what the other one writes", async () => {
    const [one, other] = [await opened(), await opened()];
    one.put("a", draft("Mine"));
    await until(() => other.get("a")?.draft.about.name === "Mine");
    one.remove("a");
    await until(() => other.get("a") === undefined);
  });

  it("do not write over each other: the later one is told, and decides", async () => {
    const [one, other] = [await opened(), await opened()];
    one.put("a", draft("Old"));
    await until(() => other.get("a") !== undefined);
    other.put("a", draft("Theirs"));
    await until(() => one.isSplit("a"));
    one.put("a", draft("Mine"));
    await one.settled();
    expect((await opened()).get("a")?.draft.about.name).toBe("Theirs");
    await one.takeMine("a");
    await one.settled();
    expect((await opened()).get("a")?.draft.about.name).toBe("Mine");
    await until(() => other.isSplit("a"));
    await other.takeTheirs("a");
    expect(other.get("a")?.draft.about.name).toBe("Mine");
    expect((await one.versions("a")).map((version) => version.draft.about.name)).toContain("Theirs");
  });
});

describe("data", () => {
  const data = { parts: { heroes: [{ name: "A", cards: [{ id: "x" }] }] } };

  it("is changed at a place, and what was there stays as it was", () => {
    const place = ["parts", "heroes", 0, "cards", 0, "id"];
    expect(found(changed(data, place, "y"), place)).toBe("y");
    expect(found(data, place)).toBe("x");
    expect(changed(data, ["parts", "heroes", 0, "name"], undefined).parts.heroes[0]).toEqual({ cards: [{ id: "x" }] });
    expect(changed(data, ["parts", "heroes", 0], undefined).parts.heroes).toEqual([]);
    expect(found(changed({}, ["words", "de", "a"], { hero: "B" }), ["words", "de", "a", "hero"])).toBe("B");
    expect(found(data, ["parts", "boards", 3, "name"])).toBeUndefined();
  });

  it("gets ids of names", () => {
    expect(idFrom("Böse Königin!", "hero")).toBe("bose-konigin");
    expect(idFrom("Пивовар", "hero")).toBe("hero");
    expect(idFrom("3 Bears", "hero")).toBe("hero");
  });

  it("that is copied is a pack of its own", () => {
    const copy = copied(copied(draft("X")));
    expect(copy.about.id).toMatch(/^a-pack-\d[a-z0-9]{3}$/);
    expect(copy.about.id).not.toBe(copied(draft("X")).about.id);
  });
});
