import { beforeEach, expect, test, vi } from "vitest";
import { TableLine } from "./table.svelte";
import type { Asks, News } from "./wire";

/** A line that goes nowhere: what is said on it is kept. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  said: Asks[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_message: { data: string }) => {};
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as Asks);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  opens() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  get answers() {
    return this.said.filter((ask) => ask.kind === "answer");
  }
  /** News after so many rows, with a question of that number. */
  tells(number: number, given: string | null = null) {
    const question = { number, seat: 0, options: [], window: given === null ? null : { given } };
    const news = { kind: "news", number, begins: 0, events: [], question } as unknown as News;
    this.onmessage({ data: JSON.stringify(news) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "hall" });
});

/** A page that is asked question 3, and its wire. */
function asked(): { line: TableLine; wire: Wire } {
  const line = new TableLine("t", () => "en");
  line.open();
  const wire = Wire.all[0]!;
  wire.opens();
  wire.tells(3);
  return { line, wire };
}

/** The line breaks and is opened anew. */
function anew(wire: Wire): Wire {
  wire.close();
  vi.advanceTimersByTime(300);
  const next = Wire.all.at(-1)!;
  expect(next).not.toBe(wire);
  next.opens();
  return next;
}

test("an answer is given once", () => {
  const { line, wire } = asked();
  line.answer("a");
  line.answer("b");
  wire.tells(4);
  expect(wire.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  expect(line.sent).toBeNull();
});

test("an answer that was lost with the line is given again", () => {
  const { line, wire } = asked();
  wire.readyState = 2; // it breaks, and nobody knows yet
  line.answer("a");
  expect(wire.answers).toEqual([]);
  const next = anew(wire);
  expect(line.sent).toBe("a");
  next.tells(3);
  expect(next.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  next.tells(4);
  expect(line.sent).toBeNull();
});

test("an answer that got through is not given again", () => {
  const { line, wire } = asked();
  line.answer("a");
  const next = anew(wire);
  next.tells(4);
  expect(next.answers).toEqual([]);
  expect(line.sent).toBeNull();
});

test("nor is one that waits in a window", () => {
  const { line, wire } = asked();
  line.answer("a");
  const next = anew(wire);
  next.tells(3, "a");
  expect(next.answers).toEqual([]);
});

test("one that waited in a window is given again if the server has forgotten it", () => {
  const { line, wire } = asked();
  line.answer("a");
  wire.tells(3, "a");
  expect(line.sent).toBeNull();
  const next = anew(wire);
  next.tells(3);
  expect(next.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  next.tells(4);
  const last = anew(next);
  last.tells(4);
  expect(last.answers).toEqual([]);
});

test("news about the same question while the line is whole does not give it twice", () => {
  const { line, wire } = asked();
  line.answer("a");
  wire.tells(3);
  expect(wire.answers).toHaveLength(1);
});
