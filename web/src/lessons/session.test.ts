import { beforeEach, expect, test } from "vitest";
import type { Event, Lesson, LessonStep, News, Option } from "../wire";
import { LessonSession } from "./session.svelte";

const option = (id: string): Option => ({ id, kind: id, text: `Do ${id}`, rules: [], fields: {} });
const event = (text: string): Event => ({ event: text, text, facts: {} });
const question = {
  number: 0,
  seat: 0,
  question: "choose",
  text: "Which?",
  rules: [],
  about: {},
  source: "",
  options: [option("a"), option("b")],
  window: null,
};

function step(number: number, begins: number, events: string[], ...wanted: string[]): LessonStep {
  const news = { kind: "news", number, seat: 0, begins, events: events.map(event), asked: null, question, clocks: [], end: null } as unknown as News;
  return { text: `Step ${number}`, rules: [], wanted, otherwise: wanted.length ? "Not that one." : null, news };
}

const LESSON = {
  title: { id: "one", game: "chess", title: "One", about: "", rules: [] },
  table: { kind: "table", id: "one", game: "chess" },
  seats: [],
  steps: [step(0, 0, ["dealt"]), step(1, 1, [], "a"), step(2, 1, ["moved", "struck"]), step(3, 3, ["fell"], "b")],
  next: null,
} as unknown as Lesson;

let session: LessonSession;
beforeEach(() => {
  session = new LessonSession("one", () => "en");
  session.give(LESSON);
});

const told = () => session.log.map(({ text }) => text);

test("who only reads is asked nothing and goes on by a word", () => {
  expect(session.asks).toBe(false);
  expect(session.news?.question).toBeNull();
  session.answer("a");
  expect(session.at).toBe(0);
  session.forward();
  expect(session.asks).toBe(true);
  expect(session.news?.question?.options).toHaveLength(2);
});

test("the wanted answer leads on, with what happened; any other changes nothing", () => {
  session.forward();
  const before = session.news;
  session.answer("b");
  expect(session.refused?.text).toBe("Not that one.");
  expect(session.news).toBe(before);
  session.answer("a");
  expect(session.at).toBe(2);
  expect(session.refused).toBeNull();
  expect(session.fresh.map(({ text }) => text)).toEqual(["moved", "struck"]);
  expect(told()).toEqual(["dealt", "moved", "struck"]);
});

test("what is wanted is shown by offering nothing else", () => {
  session.forward();
  session.show();
  expect(session.news?.question?.options.map(({ id }) => id)).toEqual(["a"]);
  expect(told()).toEqual(["dealt"]);
  session.answer("a");
  expect(session.shown).toBe(false);
});

test("one goes back without motion, and to the end", () => {
  for (const go of ["", "a", "", "b"]) {
    if (go) session.answer(go);
    else session.forward();
  }
  expect(session.over).toBe(true);
  expect(session.asks).toBe(false);
  session.back();
  expect([session.over, session.at]).toEqual([false, 3]);
  session.back();
  expect(told()).toEqual(["dealt", "moved", "struck"]);
  expect(session.fresh).toEqual([]);
  session.restart();
  expect([session.at, ...told()]).toEqual([0, "dealt"]);
});

test("another language goes on at the same step", () => {
  session.forward();
  session.give({ ...LESSON, steps: LESSON.steps.map((one) => ({ ...one, text: "Schritt" })) });
  expect([session.at, session.step?.text]).toEqual([1, "Schritt"]);
  expect(told()).toEqual(["dealt"]);
});
