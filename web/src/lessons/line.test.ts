import { beforeEach, expect, test } from "vitest";
import type { Event, Lesson, LessonStep, News, Option } from "../wire";
import { LessonLine } from "./line.svelte";

const option = (id: string): Option => ({ id, kind: id, text: `Do ${id}`, rules: [], fields: {} });
const event = (text: string): Event => ({ event: text, text, facts: {} });
const question = { number: 0, seat: 0, question: "choose", text: "Which?", rules: [], about: {}, source: "", options: [option("a"), option("b")], window: null };

function step(number: number, begins: number, events: string[], ...wanted: string[]): LessonStep {
  const news = { kind: "news", number, seat: 0, begins, events: events.map(event), asked: null, question, end: null } as unknown as News;
  return { text: `Step ${number}`, rules: [], wanted, otherwise: wanted.length ? "Not that one." : null, news };
}

const LESSON = {
  title: { id: "one", game: "duel", title: "One", about: "", rules: [] },
  table: { kind: "table", id: "one", game: "duel" },
  seats: [],
  steps: [step(0, 0, ["dealt"]), step(1, 1, [], "a"), step(2, 1, ["moved", "struck"]), step(3, 3, ["fell"], "b")],
  next: null,
} as unknown as Lesson;

let line: LessonLine;
beforeEach(() => {
  line = new LessonLine("one", () => "en");
  line.give(LESSON);
});

const told = () => line.log.map(({ text }) => text);

test("who only reads is asked nothing and goes on by a word", () => {
  expect(line.asks).toBe(false);
  expect(line.news?.question).toBeNull();
  line.answer("a");
  expect(line.at).toBe(0);
  line.forward();
  expect(line.asks).toBe(true);
  expect(line.news?.question?.options).toHaveLength(2);
});

test("the wanted answer leads on, with what happened; any other changes nothing", () => {
  line.forward();
  const before = line.news;
  line.answer("b");
  expect(line.refused?.text).toBe("Not that one.");
  expect(line.news).toBe(before);
  line.answer("a");
  expect(line.at).toBe(2);
  expect(line.refused).toBeNull();
  expect(line.fresh.map(({ text }) => text)).toEqual(["moved", "struck"]);
  expect(told()).toEqual(["dealt", "moved", "struck"]);
});

test("what is wanted is shown by offering nothing else", () => {
  line.forward();
  line.show();
  expect(line.news?.question?.options.map(({ id }) => id)).toEqual(["a"]);
  expect(told()).toEqual(["dealt"]);
  line.answer("a");
  expect(line.shown).toBe(false);
});

test("one goes back without motion, and to the end", () => {
  for (const go of ["", "a", "", "b"]) go ? line.answer(go) : line.forward();
  expect(line.over).toBe(true);
  expect(line.asks).toBe(false);
  line.back();
  expect([line.over, line.at]).toEqual([false, 3]);
  line.back();
  expect(told()).toEqual(["dealt", "moved", "struck"]);
  expect(line.fresh).toEqual([]);
  line.restart();
  expect([line.at, ...told()]).toEqual([0, "dealt"]);
});

test("another language goes on at the same step", () => {
  line.forward();
  line.give({ ...LESSON, steps: LESSON.steps.map((one) => ({ ...one, text: "Schritt" })) });
  expect([line.at, line.step?.text]).toEqual([1, "Schritt"]);
  expect(told()).toEqual(["dealt"]);
});
