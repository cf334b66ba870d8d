import { beforeEach, expect, test, vi } from "vitest";
import { TableLine } from "./table.svelte";
import type { Asks, Event, News, Past, Tells } from "./wire";

/** A line that goes nowhere: what is said on it is kept. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  said: Asks[] = [];
  onopen = () => {};
  onclose = (_event: { code: number; reason: string }) => {};
  onmessage = (_message: { data: string }) => {};
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as Asks);
  }
  close(code = 1006, reason = "") {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, reason });
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

/** Events by their numbers in the match, as they are told in a voice. */
function events(begins: number, ends: number, voice = ""): Event[] {
  return Array.from({ length: ends - begins }, (_, at) => ({ event: "e", text: `${voice}${begins + at}`, facts: {} }));
}

function news(begins: number, ends: number, { voice = "", seat = 0 } = {}): News {
  return { kind: "news", number: ends, seat, begins, events: events(begins, ends, voice), question: null } as unknown as News;
}

function past(begins: number, ends: number, voice = ""): Past {
  return { kind: "past", begins, events: events(begins, ends, voice) };
}

/** A page whose table has told all this, and its wire. */
function told(...tells: Tells[]): { line: TableLine; wire: Wire } {
  const line = new TableLine("t", () => "en");
  line.open();
  const wire = Wire.all[0]!;
  wire.opens();
  for (const tell of tells) line.hear(tell);
  return { line, wire };
}

/** The first event of a log and its number, and where the log ends. */
function span({ log, logBegins }: TableLine): [number, string | undefined, number] {
  return [logBegins, log[0]?.text, logBegins + log.length];
}

const sought = (wire: Wire) => wire.said.filter((ask) => ask.kind === "history").map(({ before }) => before);

test("a log begins where the first news does, and goes on with the next", () => {
  const { line } = told(news(200, 300), news(300, 302));
  expect(span(line)).toEqual([200, "200", 302]);
  expect(line.log.map(({ text }) => text)).toEqual(events(200, 302).map(({ text }) => text));
});

test("what was told before a page came is not fresh, what happens then is", () => {
  const { line } = told(news(200, 300));
  expect(line.fresh).toEqual([]);
  line.hear(news(300, 302));
  expect(line.fresh).toHaveLength(2);
  line.hear(news(210, 302, { seat: 1 }));
  expect(line.fresh).toEqual([]);
});

test("earlier events are asked for once, and go in front", () => {
  const { line, wire } = told(news(200, 300));
  line.earlier();
  line.earlier();
  expect(sought(wire)).toEqual([200]);
  line.hear(past(100, 200));
  expect(span(line)).toEqual([100, "100", 300]);
  expect(sought(wire)).toEqual([200]);
  line.earlier();
  line.hear(past(0, 100));
  line.earlier();
  expect(span(line)).toEqual([0, "0", 300]);
  expect(sought(wire)).toEqual([200, 100]);
});

test("a page of the past that does not fit is ignored", () => {
  const { line } = told(news(200, 300), past(50, 150), past(150, 250), past(200, 200));
  expect(span(line)).toEqual([200, "200", 300]);
});

test("all of the past is asked for page by page when it is wanted, and again after the line broke", () => {
  const { line, wire } = told(news(200, 300));
  line.recall();
  line.hear(past(100, 200));
  expect(sought(wire)).toEqual([200, 100]);
  const next = anew(wire);
  line.hear(news(200, 300));
  expect(sought(next)).toEqual([100]);
  line.hear(past(0, 100));
  expect(span(line)).toEqual([0, "0", 300]);
});

test("what is told again after a broken line keeps what was there before it", () => {
  const { line, wire } = told(news(200, 300), past(0, 200));
  anew(wire);
  line.hear(news(250, 310));
  expect(span(line)).toEqual([0, "0", 310]);
});

test("what happened otherwise meanwhile does not", () => {
  const { line, wire } = told(news(200, 300), past(0, 200));
  anew(wire);
  line.hear(news(250, 310, { voice: "other " }));
  expect(span(line)).toEqual([250, "other 250", 310]);
});

test("nothing that only another seat could know stays when the page looks from a new one", () => {
  const { line } = told(news(200, 300), past(0, 200), news(250, 300, { seat: 1 }));
  expect(span(line)).toEqual([250, "250", 300]);
});

test("nothing stays in the words of another language", () => {
  const { line } = told(news(200, 300), past(0, 200), news(220, 300, { voice: "Nr. " }));
  expect(span(line)).toEqual([220, "Nr. 220", 300]);
});

test("a log with a gap begins after it", () => {
  const { line } = told(news(0, 100), news(150, 200));
  expect(span(line)).toEqual([150, "150", 200]);
});

test("a log loses what was taken back", () => {
  const { line } = told(news(200, 300), news(280, 280));
  expect(span(line)).toEqual([200, "200", 280]);
  line.hear(news(150, 150));
  expect(span(line)).toEqual([150, undefined, 150]);
});

test("a seat that stays away is waited for until it is back", () => {
  const { line } = told({ kind: "absence", seat: 1, left: 3000 });
  expect(line.absence?.seat).toBe(1);
  expect(line.absence?.until).toBe(performance.now() + 3000);
  line.hear({ kind: "absence", seat: null, left: 0 });
  expect(line.absence).toBeNull();
});

test("a table that is shut says so until it is open", () => {
  const { line } = told({ kind: "seats", seats: [], watching: 0, shut: true });
  expect(line.shut).toBe(true);
  line.hear({ kind: "seats", seats: [], watching: 0 });
  expect(line.shut).toBe(false);
});

test("a page that is turned away is told why and does not knock again", () => {
  const { line, wire } = told();
  wire.close(4404, "The host does not want you here any more.");
  vi.advanceTimersByTime(60_000);
  expect(line.turnedAway).toBe("The host does not want you here any more.");
  expect(Wire.all).toHaveLength(1);
});

/** A table whose events are shown one after the other, a second each; what they tell is a number. */
function staged(): TableLine {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { hidden: false });
  const line = new TableLine("t", () => "en");
  line.open();
  Wire.all.at(-1)!.opens();
  line.script = {
    touches: { counted: ["count"], ended: ["over"] },
    time: () => 1000,
    joins: () => false,
    after: (view, event) => (event.event === "counted" ? ({ ...view, count: event.facts.to } as unknown as News["view"]) : view),
  };
  return line;
}

const counted = (to: number): Event => ({ event: "counted", text: `${to}`, facts: { to } });
function tale(number: number, begins: number, events: Event[], view: object, more: Partial<News> = {}): News {
  return { kind: "news", number, seat: 0, begins, events, view, asked: null, question: { number, seat: 0, options: [], window: null }, clocks: [], end: null, ...more } as unknown as News;
}

test("scenes follow one another, the log with them, and the question comes last", () => {
  const line = staged();
  line.hear(tale(1, 0, [counted(1)], { count: 1, over: false }));
  const wire = Wire.all.at(-1)!;
  line.hear(tale(2, 1, [counted(2), counted(3), { event: "ended", text: "over", facts: {} }], { count: 3, over: true }));
  const seen: unknown[] = [];
  for (let scene = 0; scene < 4; scene += 1) {
    const { count, over } = line.news!.view as unknown as { count: number; over: boolean };
    seen.push([count, over, line.log.length, line.news!.question !== null, line.stage.playing]);
    vi.advanceTimersByTime(1000);
  }
  expect(seen).toEqual([
    [2, false, 2, false, true],
    [3, false, 3, false, true],
    [3, true, 4, false, true],
    [3, true, 4, true, false],
  ]);
  expect(wire.said.filter((ask) => ask.kind === "seen")).toEqual([{ kind: "seen", number: 1 }, { kind: "seen", number: 2 }]);
});

test("whoever skips sees the next scene at once, and in the end the question", () => {
  const line = staged();
  line.hear(tale(1, 0, [counted(1)], { count: 1 }));
  line.hear(tale(2, 1, [counted(2), counted(3)], { count: 3 }));
  line.skip();
  expect(line.news!.view).toEqual({ count: 3 });
  line.skip();
  expect([line.news!.question?.number, line.stage.playing]).toEqual([2, false]);
});

test("news that come while others are shown wait, and so does the chance that they changed", () => {
  const line = staged();
  line.hear(tale(1, 0, [counted(1)], { count: 1 }));
  line.hear(tale(2, 1, [counted(2)], { count: 2 }));
  line.hear({ kind: "chance", number: 2, seat: 0, chance: 0.9 });
  line.hear(tale(3, 2, [counted(3)], { count: 3 }));
  expect([line.news!.number, line.chance]).toEqual([2, null]);
  vi.advanceTimersByTime(1000);
  expect([line.news!.number, line.news!.view, line.chance]).toEqual([3, { count: 3 }, 0.9]);
  vi.advanceTimersByTime(1000);
  expect(line.news!.question?.number).toBe(3);
});

test("a question with a clock comes soon, with what is left of its time", () => {
  const line = staged();
  line.hear(tale(1, 0, [counted(1)], { count: 1 }));
  const question = { number: 2, seat: 0, options: [], window: { milliseconds: 5000, left: 5000, given: null } };
  line.hear(tale(2, 1, [counted(2), counted(3), counted(4)], { count: 4 }, { question } as unknown as Partial<News>));
  vi.advanceTimersByTime(900);
  expect(line.news!.question?.window?.left).toBe(4100);
});

test("another language shows at once how the match stands", () => {
  const line = staged();
  line.hear(tale(1, 0, [counted(1)], { count: 1 }));
  line.hear(tale(2, 1, [counted(2), counted(3)], { count: 3 }));
  line.hear(tale(2, 0, [counted(1), counted(2), counted(3)], { count: 3 }));
  expect([line.stage.playing, line.log.length, line.fresh, line.news!.question?.number]).toEqual([false, 3, [], 2]);
});
