import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import type { Checked, GameWire, Understood, Workshop } from "../wire";
import { completed, mended, offer, parted, place } from "./complete";
import type { Draft } from "./draft";
import { Editing } from "./editing.svelte";
import { interval, Trials, verdict } from "./trial.svelte";

const asked = vi.hoisted(() => [] as { path: string; body: unknown; answer: (what: unknown) => void }[]);
vi.mock("../hall", () => ({
  hall: {
    fetch: (path: string, init?: RequestInit) =>
      new Promise((resolve) =>
        asked.push({ path, body: JSON.parse(String(init?.body ?? "null")), answer: (what) => resolve(new Response(JSON.stringify(what))) }),
      ),
  },
}));

const draft = (name: string): Draft => ({
  about: { id: "p", game: "chess", name, language: "en" },
  parts: { pieces: [{ name: "a" }, { name: "b" }] },
  words: {},
});
const workshop = { example: {}, verbs: [], game: {} } as Workshop<GameWire>;
const checked = (id: string, mistakes: Checked["mistakes"] = []): Checked => ({ id, fingerprint: null, load: null, mistakes, warnings: [], told: null });

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

describe("changes", () => {
  it("can be taken back and made again, and each is kept", () => {
    const kept: string[] = [];
    const editing = new Editing(draft("one"), workshop, ({ about }) => kept.push(about.name));
    editing.change(["about", "name"], "two");
    editing.change(["parts", "pieces", 0], undefined);
    expect(editing.draft.parts["pieces"]).toEqual([{ name: "b" }]);
    editing.undo();
    editing.undo();
    expect([editing.draft, editing.canUndo]).toEqual([draft("one"), false]);
    editing.redo();
    expect([editing.draft.about.name, editing.canRedo]).toEqual(["two", true]);
    editing.change(["about", "name"], "three");
    expect(editing.canRedo).toBe(false);
    expect(kept).toEqual(["two", "two", "two", "one", "two", "three"]);
  });

  it("take the names of what is removed along, and bring them back", () => {
    const named = ({ parts }: Draft): { part: string; thing: string }[] =>
      (parts["pieces"] as { name: string }[]).filter(({ name }) => name).map(({ name }) => ({ part: "p", thing: name }));
    const words = { de: { p: { a: "Eins", b: "Zwei" } }, pl: { p: { b: "Dwa" } } };
    const editing = new Editing({ ...draft("one"), words }, workshop, () => {}, named);
    editing.change(["parts", "pieces", 0, "name"], "", true); // whoever types goes on typing
    expect(editing.draft.words).toEqual(words);
    editing.undo();
    editing.change(["parts", "pieces", 0], undefined);
    expect(editing.draft.words).toEqual({ de: { p: { b: "Zwei" } }, pl: { p: { b: "Dwa" } } });
    editing.undo();
    expect(editing.draft.words).toEqual(words);
  });

  it("that are typed in one go are one step; a pause, or another field, begins the next", async () => {
    const editing = new Editing(draft(""), workshop);
    const type = (text: string): void => editing.change(["about", "name"], text, true);
    type("a");
    type("ab");
    await vi.advanceTimersByTimeAsync(2000);
    type("abc");
    editing.change(["about", "author"], "me", true);
    const names: string[] = [];
    for (; editing.canUndo; names.push(editing.draft.about.name)) editing.undo();
    expect(names).toEqual(["abc", "ab", ""]);
  });
});

describe("what the hall thinks", () => {
  it("is asked when nothing changes for a moment, and answers that come late are dropped", async () => {
    const editing = new Editing(draft("one"), workshop);
    await soon();
    editing.change(["about", "name"], "two", true);
    editing.change(["about", "name"], "three", true);
    await soon();
    expect(asked.map(({ body }) => (body as { draft: Draft }).draft.about.name)).toEqual(["one", "three"]);
    asked[1]?.answer(checked("of three"));
    await soon();
    asked[0]?.answer(checked("of one"));
    await soon();
    expect([editing.checked?.id, editing.stale]).toEqual(["of three", false]);
  });

  it("is found at its place, and at what that is part of", async () => {
    const editing = new Editing(draft("one"), workshop);
    await soon();
    const fault = { place: ["parts", "pieces", 1, "text"], part: "b", kind: "facts", text: "no" };
    asked[0]?.answer(checked("p", [fault]));
    await soon();
    expect(editing.faults(["parts", "pieces", 1])).toEqual([fault]);
    expect(editing.faults(["parts", "pieces", 0])).toEqual([]);
  });
});

describe("completion", () => {
  const understood = (expected: string[], ...unread: [number, number][]): Understood => ({
    outcome: "not understood",
    texts: {},
    tree: [],
    unread: unread.map(([start, end]) => ({ start, end })),
    expected,
    nearest: [],
    readings: [],
    problem: "",
  });

  it("offers words that begin as what is not understood does", () => {
    const told = understood(["cards", "card", "the"], [5, 7]);
    expect(offer("draw ca", 7, "draw ca", told)).toEqual({ start: 5, end: 7, words: ["cards", "card"] });
    expect(offer("draw car", 8, "draw ca", told)?.words).toEqual(["cards", "card"]); // more was typed since it was read
    expect(offer("draw xyz", 8, "draw ca", told)).toBeNull();
    expect(offer("drew ca", 7, "draw ca", told)).toBeNull(); // what was read is not there any more
    expect(offer("draw ca", 2, "draw ca", told)).toBeNull(); // the caret is elsewhere
  });

  it("offers what may follow the last word of a text that ends too early", () => {
    const told = understood(["1", "cards"], [0, 4]);
    expect(offer("draw ", 5, "draw", told)).toEqual({ start: 5, end: 5, words: ["1", "cards"] });
    expect(offer("draw", 4, "draw", told)).toBeNull(); // perhaps the word goes on
    expect(offer("draw c", 6, "draw", told)?.words).toEqual(["cards"]);
  });

  it("puts a word where it was offered, with the spaces that belong there", () => {
    expect(completed("draw ca and go", { start: 5, end: 7 }, "cards")).toEqual({ text: "draw cards and go", caret: 11 });
    expect(completed("draw", { start: 4, end: 4 }, "cards")).toEqual({ text: "draw cards ", caret: 11 });
    expect(completed("draw a card ", { start: 12, end: 12 }, ".").text).toBe("draw a card. ");
  });

  it("mends the sentence that was not understood and no other", () => {
    expect(mended("Draw 1 card. Bake a cake. Heal 2.", [{ start: 13, end: 24 }], "Move 1 space")).toBe("Draw 1 card. Move 1 space. Heal 2.");
    expect(mended("Bake", [{ start: 0, end: 4 }], "Draw 1 card.")).toBe("Draw 1 card.");
  });

  it("counts characters as Python does", () => {
    expect(place("🦄 x", 2)).toBe(3);
    expect(parted("🦄 ab c", [{ start: 2, end: 4 }])).toEqual([
      { text: "🦄 ", wrong: false },
      { text: "ab", wrong: true },
      { text: " c", wrong: false },
    ]);
  });
});

describe("a trial", () => {
  const rivals = ["a", "b", "c"].map((id) => ({ id, name: id }));
  const setup = (rival: string): { game: string; setup: Record<string, unknown> } => ({ game: "chess", setup: { rival } });

  it("plays against all rivals alike, and tells each what was played before", async () => {
    const trials = new Trials(({ matches, won = 0, played = 0, setup: { rival } }) =>
      Promise.resolve({ won: won + (rival === "a" ? matches : 0), played: played + matches, endless: 0, rate: 0, low: 0, high: 0 }),
    );
    await trials.run(rivals, setup, 20, () => 0);
    expect(trials.total).toMatchObject({ played: 20 });
    const [a, b, c] = trials.outcomes;
    expect(a).toMatchObject({ won: a?.played });
    expect([b?.won, c?.won]).toEqual([0, 0]);
    expect(Math.max(...trials.outcomes.map(({ played }) => played)) - Math.min(...trials.outcomes.map(({ played }) => played))).toBeLessThanOrEqual(1);
    expect(trials.running).toBe(false);
  });

  it("ends at once when it is stopped; what comes then is not counted", async () => {
    let answer = (_: unknown): void => {};
    const trials = new Trials(() => new Promise((resolve) => (answer = resolve as typeof answer)));
    const end = trials.run(rivals, setup, 20, () => 0);
    trials.stop();
    expect(trials.running).toBe(false);
    answer({ won: 1, played: 1, endless: 0, rate: 1, low: 0, high: 1 });
    await end;
    expect(trials.played).toBe(0);
  });

  it("says what went wrong", async () => {
    const trials = new Trials(() => Promise.reject(new Error("no")));
    await trials.run(rivals, setup, 20, () => 0);
    expect([trials.problem, trials.running]).toEqual([new Error("no"), false]);
  });

  it("is judged by its interval", () => {
    const { low, high } = interval(124, 200);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(["0.55", "0.68"]);
    expect([interval(124, 200), interval(100, 200), interval(60, 200)].map(verdict)).toEqual(["strong", "fair", "weak"]);
  });
});
