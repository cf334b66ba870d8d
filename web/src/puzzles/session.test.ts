import { beforeEach, expect, test, vi } from "vitest";
import type { Attempt, Event, News, Option, Puzzle, PuzzleProof, Verdict } from "../wire";
import type { Luck } from "./score";
import { PuzzleSession } from "./session.svelte";

const option = (id: string): Option => ({ id, kind: id, text: `Do ${id}`, rules: [], fields: {} });
const event = (text: string): Event => ({ event: text, text, facts: {} });
const PROOF: PuzzleProof = { worlds: 20, share: 0.9, second: 0.4, next: "Do c", low: 0.2, high: 0.8 };

function news(number: number, begins: number, events: string[], ...options: string[]): News {
  const question = options.length
    ? { number, seat: 0, question: "choose", text: "Which?", rules: [], about: {}, source: "", options: options.map(option), window: null }
    : null;
  return { kind: "news", number, seat: 0, begins, events: events.map(event), asked: null, question, clocks: [], end: null } as unknown as News;
}

/** A puzzle of two answers: first a, then b; all else is wrong. */
const PUZZLE = {
  title: { id: "one", number: 1, goal: "best", grade: 2, themes: [], seats: 2, seat: 0, roles: [] },
  table: { kind: "table", id: "one", game: "chess" },
  seats: [],
  news: news(0, 0, ["dealt"], "a", "c"),
} as unknown as Puzzle;
const ON = news(2, 2, ["struck"], "b", "d");
const verdict = (id: string, right: boolean, over: boolean, ...told: News[]): Verdict => ({
  right,
  id,
  answer: `Do ${id}`,
  rules: [],
  share: right ? 0.9 : 0.4,
  news: told,
  over,
  proof: right ? PROOF : null,
});

async function judge({ answers, shown }: Attempt): Promise<Verdict> {
  const last = shown ? ["a", "b"][answers.length] : answers.at(-1);
  if (last === "a") return verdict("a", true, false, news(1, 1, ["moved"]), ON);
  if (last === "b") return verdict("b", true, true, news(3, 3, ["won"]));
  if (last === "broken") throw new Error("no answer");
  return verdict("c", false, false, news(1, answers.length === 1 ? 1 : 3, ["lost"]));
}

let session: PuzzleSession;
let lucks: Luck[];
const told = (): string[] => session.log.map(({ text }) => text);
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
async function answer(id: string): Promise<void> {
  session.answer(id);
  await later();
}

beforeEach(async () => {
  lucks = [];
  session = new PuzzleSession(
    "one",
    () => "en",
    vi.fn(judge),
    (luck) => lucks.push(luck),
  );
  await session.give(PUZZLE);
});

test("right answers lead along the line, and are counted once", async () => {
  expect([session.phase, session.verdict]).toEqual(["asked", null]);
  await answer("a");
  expect([session.phase, session.verdict?.right]).toEqual(["asked", true]);
  expect(session.news?.question?.options.map(({ id }) => id)).toEqual(["b", "d"]);
  expect(lucks).toEqual([]);
  await answer("b");
  expect(session.phase).toBe("over");
  expect(told()).toEqual(["dealt", "moved", "struck", "won"]);
  expect(session.found.map(({ answer }) => answer)).toEqual(["Do a", "Do b"]);
  expect(lucks).toEqual(["right"]);
  expect(session.judge).toHaveBeenLastCalledWith({ answers: ["a", "b"] });
});

test("a wrong answer shows what follows; then it can be tried again", async () => {
  await answer("c");
  expect([session.phase, session.erred]).toEqual(["wrong", true]);
  expect(session.news?.question).toBeNull();
  expect(told()).toEqual(["dealt", "lost"]);
  await answer("a");
  expect(session.phase).toBe("wrong");
  session.again();
  expect(session.phase).toBe("asked");
  expect(told()).toEqual(["dealt"]);
  expect(session.fresh).toEqual([]);
  expect(session.news?.question?.options).toHaveLength(2);
  await answer("a");
  await answer("d");
  expect(told()).toEqual(["dealt", "moved", "struck", "lost"]);
  session.again();
  expect(told()).toEqual(["dealt", "moved", "struck"]);
  await answer("b");
  expect(lucks).toEqual(["wrong", "wrong", "right"]);
});

test("who is shown an answer goes on, but has not solved it", async () => {
  session.show();
  await later();
  expect([session.phase, session.helped]).toEqual(["asked", true]);
  expect(session.judge).toHaveBeenLastCalledWith({ answers: [], shown: true });
  await answer("d");
  session.show();
  await later();
  expect(session.phase).toBe("over");
  expect(session.judge).toHaveBeenLastCalledWith({ answers: ["a"], shown: true });
  expect(told()).toEqual(["dealt", "moved", "struck", "won"]);
  expect(lucks).toEqual(["shown"]);
});

test("what the hall refuses changes nothing, and can be tried again", async () => {
  await answer("broken");
  expect(session.refused).not.toBeNull();
  expect([session.phase, session.sent]).toEqual(["asked", null]);
  await answer("a");
  expect([session.refused, session.verdict?.right]).toEqual([null, true]);
});

test("while the hall thinks nothing else is answered", async () => {
  session.answer("a");
  session.answer("c");
  session.show();
  await later();
  expect(session.judge).toHaveBeenCalledTimes(1);
});

test("another language goes on at the same question", async () => {
  await answer("a");
  await answer("d");
  await session.give({ ...PUZZLE, news: { ...PUZZLE.news, events: [event("gegeben")] } });
  expect([session.phase, session.erred]).toEqual(["asked", true]);
  expect(told()).toEqual(["gegeben", "moved", "struck"]);
  expect(session.news?.question?.options.map(({ id }) => id)).toEqual(["b", "d"]);
  await answer("b");
  await session.give(PUZZLE);
  expect(session.phase).toBe("over");
  expect(lucks).toEqual(["wrong", "right"]);
});
