import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Storage } from "./storage";

let told: string[];
let storage: Storage;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  told = [];
  storage = new Storage((state) => told.push(state));
});
afterEach(() => vi.restoreAllMocks());

const rows = (first: number, ...texts: string[]): { number: number; text: string }[] => texts.map((text, at) => ({ number: first + at, text }));

/** A match that has just begun. */
const begun = (id: string, head: string): Promise<unknown> => storage.run("restore", { id, head, end: null, next: null, rows: [], review: null });

/** A match with two rows. */
async function played(id = "a"): Promise<void> {
  await begun(id, `head ${id}`);
  await storage.run("append", { id, rows: rows(0, "first", "second") });
}

/** Have every write fail, as in a browser whose disk is full. */
function fill(): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}

describe("a database", () => {
  it("gives back what was kept, as it was", async () => {
    const head = `{"seed": 340282366920938463463374607431768211455}`;
    await begun("a", head);
    await storage.run("append", { id: "a", rows: rows(0, "x", "y") });
    expect(await storage.run("load", { id: "a" })).toEqual({ id: "a", head, end: null, next: null, rows: ["x", "y"] });
    expect(await storage.run("load", { id: "b" })).toBeNull();
    expect(told).toEqual([]);
  });

  it("gives rows in the order of their numbers", async () => {
    await begun("a", "");
    for (let number = 11; number >= 0; number--) await storage.run("append", { id: "a", rows: [{ number, text: `${number}` }] });
    expect(await storage.run("since", { id: "a", number: 9 })).toEqual(["9", "10", "11"]);
  });

  it("takes no row whose number is taken, nor those that come with it", async () => {
    await played();
    expect(await storage.run("append", { id: "a", rows: rows(2, "third", "fourth") })).toBe(true);
    expect(await storage.run("append", { id: "a", rows: [...rows(4, "fifth"), ...rows(1, "other")] })).toBe(false);
    expect(await storage.run("since", { id: "a", number: 0 })).toEqual(["first", "second", "third", "fourth"]);
  });

  it("lets one match follow another, and only one", async () => {
    await played();
    expect(await storage.run("follow", { id: "a", next: "b", head: "head b" })).toBe("b");
    expect(await storage.run("follow", { id: "a", next: "c", head: "head c" })).toBe("b");
    expect(await storage.run("load", { id: "b" })).toMatchObject({ head: "head b", rows: [] });
    expect(await storage.run("load", { id: "c" })).toBeNull();
  });

  it("lists rows of matches that are not at their end", async () => {
    await played("a");
    await played("b");
    await storage.run("finish", { id: "b", end: "won" });
    expect(await storage.run("list", {})).toEqual([
      { id: "a", head: "head a", end: null, next: null, rows: ["first", "second"] },
      { id: "b", head: "head b", end: "won", next: null, rows: null },
    ]);
  });

  it("can be carried to another browser", async () => {
    await played("a");
    await played("b");
    await storage.run("keep_review", { id: "b", text: "well played" });
    const dump = (await storage.run("dump", {})) as { id: string }[];
    expect(dump.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(await storage.run("clear", {})).toBe(true);
    expect(await storage.run("list", {})).toEqual([]);
    for (const match of dump) expect(await storage.run("restore", match)).toBe(true);
    expect(await storage.run("dump", {})).toEqual(dump);
    expect(await storage.run("restore", { ...dump[0], head: "other" })).toBe(false);
    expect(await storage.run("review", { id: "b" })).toBe("well played");
    expect(await storage.run("review", { id: "a" })).toBeNull();
  });

  it("refuses what cannot be done, and goes on", async () => {
    await expect(storage.run("finish", { id: "a", end: "won" })).rejects.toThrow("there is no match a");
    await expect(storage.run("burn", {})).rejects.toThrow("no operation burn");
    await played();
    expect(told).toEqual([]);
  });

  it("is the same for all tabs", async () => {
    await played();
    const other = new Storage(() => null);
    expect(await other.run("append", { id: "a", rows: rows(1, "mine") })).toBe(false);
    expect(await other.run("since", { id: "a", number: 1 })).toEqual(["second"]);
  });
});

describe("a browser that is full", () => {
  it("says that it could not delete everything, rather than that it did", async () => {
    await played();
    vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
      throw new DOMException("not now", "UnknownError");
    });
    await expect(storage.run("clear", {})).rejects.toThrow("could not be emptied");
    expect(await storage.run("load", { id: "a" })).toMatchObject({ rows: ["first", "second"] });
  });

  it("remembers what was not written, and writes it when there is room", async () => {
    await played();
    fill();
    expect(await storage.run("append", { id: "a", rows: rows(2, "third") })).toBe(true);
    expect(told).toEqual(["full"]);
    expect(await storage.run("append", { id: "a", rows: rows(2, "other") })).toBe(false);
    expect(await storage.run("finish", { id: "a", end: "won" })).toBe(true);
    expect(await storage.run("load", { id: "a" })).toMatchObject({ end: "won", rows: ["first", "second", "third"] });
    expect(await new Storage(() => null).run("load", { id: "a" })).toMatchObject({ end: null, rows: ["first", "second"] });
    vi.restoreAllMocks();
    await storage.run("append", { id: "a", rows: rows(3, "fourth") });
    expect(told).toEqual(["full", "kept"]);
    expect(await new Storage(() => null).run("load", { id: "a" })).toMatchObject({ end: "won", rows: ["first", "second", "third", "fourth"] });
  });
});

describe("a browser that keeps nothing", () => {
  it("remembers everything as long as the page is open", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("not here", "SecurityError");
    });
    await played("b");
    await played("a");
    expect(told).toEqual(["forbidden"]);
    expect(await storage.run("follow", { id: "a", next: "c", head: "head c" })).toBe("c");
    expect(((await storage.run("list", {})) as { id: string }[]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(await storage.run("since", { id: "b", number: 1 })).toEqual(["second"]);
    await storage.run("clear", {});
    expect(await storage.run("dump", {})).toEqual([]);
  });
});
