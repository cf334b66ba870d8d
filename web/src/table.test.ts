import { beforeEach, expect, test, vi } from "vitest";
import { TableSession } from "./table.svelte";
import type { Asks, Event, News, Past, Tells } from "./wire";

/** A session whose connection goes nowhere: what is said on it is kept. */
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
    const news = { kind: "news", number, begins: 0, events: [], question, clocks: [] } as unknown as News;
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
function asked(): { session: TableSession; wire: Wire } {
  const session = new TableSession("t", () => "en");
  session.open();
  const wire = Wire.all[0]!;
  wire.opens();
  wire.tells(3);
  return { session, wire };
}

/** The connection breaks and is opened anew. */
function anew(wire: Wire): Wire {
  wire.close();
  vi.advanceTimersByTime(300);
  const next = Wire.all.at(-1)!;
  expect(next).not.toBe(wire);
  next.opens();
  return next;
}

test("an answer is given once", () => {
  const { session, wire } = asked();
  session.answer("a");
  session.answer("b");
  wire.tells(4);
  expect(wire.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  expect(session.sent).toBeNull();
});

test("an answer that was lost with the connection is given again", () => {
  const { session, wire } = asked();
  wire.readyState = 2; // it breaks, and nobody knows yet
  session.answer("a");
  expect(wire.answers).toEqual([]);
  const next = anew(wire);
  expect(session.sent).toBe("a");
  next.tells(3);
  expect(next.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  next.tells(4);
  expect(session.sent).toBeNull();
});

test("an answer that got through is not given again", () => {
  const { session, wire } = asked();
  session.answer("a");
  const next = anew(wire);
  next.tells(4);
  expect(next.answers).toEqual([]);
  expect(session.sent).toBeNull();
});

test("nor is one that waits in a window", () => {
  const { session, wire } = asked();
  session.answer("a");
  const next = anew(wire);
  next.tells(3, "a");
  expect(next.answers).toEqual([]);
});

test("one that waited in a window is given again if the server has forgotten it", () => {
  const { session, wire } = asked();
  session.answer("a");
  wire.tells(3, "a");
  expect(session.sent).toBeNull();
  const next = anew(wire);
  next.tells(3);
  expect(next.answers).toEqual([{ kind: "answer", number: 3, option: "a" }]);
  next.tells(4);
  const last = anew(next);
  last.tells(4);
  expect(last.answers).toEqual([]);
});

test("news about the same question while the connection is whole does not give it twice", () => {
  const { session, wire } = asked();
  session.answer("a");
  wire.tells(3);
  expect(wire.answers).toHaveLength(1);
});

/** Events by their numbers in the match, as they are told in a voice. */
function events(begins: number, ends: number, voice = ""): Event[] {
  return Array.from({ length: ends - begins }, (_, at) => ({ event: "e", text: `${voice}${begins + at}`, facts: {} }));
}

function news(begins: number, ends: number, { voice = "", seat = 0 } = {}): News {
  return { kind: "news", number: ends, seat, begins, events: events(begins, ends, voice), question: null, clocks: [] } as unknown as News;
}

function past(begins: number, ends: number, voice = ""): Past {
  return { kind: "past", begins, events: events(begins, ends, voice) };
}

/** A page whose table has told all this, and its wire. */
function told(...tells: Tells[]): { session: TableSession; wire: Wire } {
  const session = new TableSession("t", () => "en");
  session.open();
  const wire = Wire.all[0]!;
  wire.opens();
  for (const tell of tells) session.hear(tell);
  return { session, wire };
}

/** The first event of a log and its number, and where the log ends. */
function span({ log, logBegins }: TableSession): [number, string | undefined, number] {
  return [logBegins, log[0]?.text, logBegins + log.length];
}

const sought = (wire: Wire) => wire.said.filter((ask) => ask.kind === "history").map(({ before }) => before);

test("a log begins where the first news does, and goes on with the next", () => {
  const { session } = told(news(200, 300), news(300, 302));
  expect(span(session)).toEqual([200, "200", 302]);
  expect(session.log.map(({ text }) => text)).toEqual(events(200, 302).map(({ text }) => text));
});

test("what was told before a page came is not fresh, what happens then is", () => {
  const { session } = told(news(200, 300));
  expect(session.fresh).toEqual([]);
  session.hear(news(300, 302));
  expect(session.fresh).toHaveLength(2);
  session.hear(news(210, 302, { seat: 1 }));
  expect(session.fresh).toEqual([]);
});

test("earlier events are asked for once, and go in front", () => {
  const { session, wire } = told(news(200, 300));
  session.earlier();
  session.earlier();
  expect(sought(wire)).toEqual([200]);
  session.hear(past(100, 200));
  expect(span(session)).toEqual([100, "100", 300]);
  expect(sought(wire)).toEqual([200]);
  session.earlier();
  session.hear(past(0, 100));
  session.earlier();
  expect(span(session)).toEqual([0, "0", 300]);
  expect(sought(wire)).toEqual([200, 100]);
});

test("a page of the past that does not fit is ignored", () => {
  const { session } = told(news(200, 300), past(50, 150), past(150, 250), past(200, 200));
  expect(span(session)).toEqual([200, "200", 300]);
});

test("all of the past is asked for page by page when it is wanted, and again after the connection broke", () => {
  const { session, wire } = told(news(200, 300));
  session.recall();
  session.hear(past(100, 200));
  expect(sought(wire)).toEqual([200, 100]);
  const next = anew(wire);
  session.hear(news(200, 300));
  expect(sought(next)).toEqual([100]);
  session.hear(past(0, 100));
  expect(span(session)).toEqual([0, "0", 300]);
});

test("what is told again after a broken connection keeps what was there before it", () => {
  const { session, wire } = told(news(200, 300), past(0, 200));
  anew(wire);
  session.hear(news(250, 310));
  expect(span(session)).toEqual([0, "0", 310]);
});

test("what happened otherwise meanwhile does not", () => {
  const { session, wire } = told(news(200, 300), past(0, 200));
  anew(wire);
  session.hear(news(250, 310, { voice: "other " }));
  expect(span(session)).toEqual([250, "other 250", 310]);
});

test("nothing that only another seat could know stays when the page looks from a new one", () => {
  const { session } = told(news(200, 300), past(0, 200), news(250, 300, { seat: 1 }));
  expect(span(session)).toEqual([250, "250", 300]);
});

test("nothing stays in the words of another language", () => {
  const { session } = told(news(200, 300), past(0, 200), news(220, 300, { voice: "Nr. " }));
  expect(span(session)).toEqual([220, "Nr. 220", 300]);
});

test("a log with a gap begins after it", () => {
  const { session } = told(news(0, 100), news(150, 200));
  expect(span(session)).toEqual([150, "150", 200]);
});

test("a log loses what was taken back", () => {
  const { session } = told(news(200, 300), news(280, 280));
  expect(span(session)).toEqual([200, "200", 280]);
  session.hear(news(150, 150));
  expect(span(session)).toEqual([150, undefined, 150]);
});

test("a seat that stays away is waited for until it is back", () => {
  const { session } = told({ kind: "absence", seat: 1, left: 3000 });
  expect(session.absence?.seat).toBe(1);
  expect(session.absence?.until).toBe(performance.now() + 3000);
  session.hear({ kind: "absence", seat: null, left: 0 });
  expect(session.absence).toBeNull();
});

test("a table that is shut says so until it is open", () => {
  const { session } = told({ kind: "seats", seats: [], watching: 0, shut: true });
  expect(session.shut).toBe(true);
  session.hear({ kind: "seats", seats: [], watching: 0 });
  expect(session.shut).toBe(false);
});

test("a page that is turned away is told why and does not knock again", () => {
  const { session, wire } = told();
  wire.close(4404, "The host does not want you here any more.");
  vi.advanceTimersByTime(60_000);
  expect(session.turnedAway).toBe("The host does not want you here any more.");
  expect(Wire.all).toHaveLength(1);
});

/** A table whose events are shown one after the other, a second each; what they tell is a number. */
function staged(): TableSession {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { hidden: false });
  const session = new TableSession("t", () => "en");
  session.open();
  Wire.all.at(-1)!.opens();
  session.script = {
    touches: { counted: ["count"], ended: ["over"] },
    time: () => 1000,
    joins: () => false,
    after: (view, event) => (event.event === "counted" ? ({ ...view, count: event.facts.to } as unknown as News["view"]) : view),
  };
  return session;
}

const counted = (to: number): Event => ({ event: "counted", text: `${to}`, facts: { to } });
function tale(number: number, begins: number, events: Event[], view: object, more: Partial<News> = {}): News {
  return {
    kind: "news",
    number,
    seat: 0,
    begins,
    events,
    view,
    asked: null,
    question: { number, seat: 0, options: [], window: null },
    clocks: [],
    end: null,
    ...more,
  } as unknown as News;
}

test("scenes follow one another, the log with them, and the question comes last", () => {
  const session = staged();
  session.hear(tale(1, 0, [counted(1)], { count: 1, over: false }));
  const wire = Wire.all.at(-1)!;
  session.hear(tale(2, 1, [counted(2), counted(3), { event: "ended", text: "over", facts: {} }], { count: 3, over: true }));
  const seen: unknown[] = [];
  for (let scene = 0; scene < 4; scene += 1) {
    const { count, over } = session.news!.view as unknown as { count: number; over: boolean };
    seen.push([count, over, session.log.length, session.news!.question !== null, session.stage.playing]);
    vi.advanceTimersByTime(1000);
  }
  expect(seen).toEqual([
    [2, false, 2, false, true],
    [3, false, 3, false, true],
    [3, true, 4, false, true],
    [3, true, 4, true, false],
  ]);
  expect(wire.said.filter((ask) => ask.kind === "seen")).toEqual([
    { kind: "seen", number: 1 },
    { kind: "seen", number: 2 },
  ]);
});

test("whoever skips sees the next scene at once, and in the end the question", () => {
  const session = staged();
  session.hear(tale(1, 0, [counted(1)], { count: 1 }));
  session.hear(tale(2, 1, [counted(2), counted(3)], { count: 3 }));
  session.skip();
  expect(session.news!.view).toEqual({ count: 3 });
  session.skip();
  expect([session.news!.question?.number, session.stage.playing]).toEqual([2, false]);
});

test("news that come while others are shown wait, and so does the chance that they changed", () => {
  const session = staged();
  session.hear(tale(1, 0, [counted(1)], { count: 1 }));
  session.hear(tale(2, 1, [counted(2)], { count: 2 }));
  session.hear({ kind: "chance", number: 2, seat: 0, chance: 0.9 });
  session.hear(tale(3, 2, [counted(3)], { count: 3 }));
  expect([session.news!.number, session.chance]).toEqual([2, null]);
  vi.advanceTimersByTime(1000);
  expect([session.news!.number, session.news!.view, session.chance]).toEqual([3, { count: 3 }, 0.9]);
  vi.advanceTimersByTime(1000);
  expect(session.news!.question?.number).toBe(3);
});

test("a question with a clock comes soon, with what is left of its time", () => {
  const session = staged();
  session.hear(tale(1, 0, [counted(1)], { count: 1 }));
  const question = { number: 2, seat: 0, options: [], window: { milliseconds: 5000, left: 5000, given: null } };
  session.hear(tale(2, 1, [counted(2), counted(3), counted(4)], { count: 4 }, { question } as unknown as Partial<News>));
  vi.advanceTimersByTime(900);
  expect(session.news!.question?.window?.left).toBe(4100);
});

test("another language shows at once how the match stands", () => {
  const session = staged();
  session.hear(tale(1, 0, [counted(1)], { count: 1 }));
  session.hear(tale(2, 1, [counted(2), counted(3)], { count: 3 }));
  session.hear(tale(2, 0, [counted(1), counted(2), counted(3)], { count: 3 }));
  expect([session.stage.playing, session.log.length, session.fresh, session.news!.question?.number]).toEqual([false, 3, [], 2]);
});
