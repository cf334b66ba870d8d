/** A table as this page knows it: what the server has told, the connection to it, and what the person has said. */
import { hall } from "./hall";
import type { Line } from "./hall/hall.svelte";
import { scenesOf, type Scene, type Script } from "./scenes";
import { pace } from "./settings.svelte";
import { talk } from "./shell/talk.svelte";
import { Show } from "./show.svelte";
import type { Absence, Advice, Asks, Draft, GameWire, Inspection, Moderated, News, Past, Refused, Seat, Table, Tells, Window } from "./wire";
import { VERSION } from "./wire";

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const AWAY = 4404; // a connection is closed with this where there is nothing to look at, or not for this person
const SILENCE = 15_000; // after so long without a word the connection is tried
const URGENT = 900; // milliseconds of scenes before a question with a clock: nobody loses time over them

/** Who keeps the others waiting, and from when on (by the clock of this page) the seat can be claimed. */
export interface Waited {
  seat: number;
  until: number;
}

/** A table of one game: what it carries has that game's types. */
export class TableSession<G extends GameWire = GameWire> {
  table = $state.raw<Table<G> | null>(null);
  seats = $state.raw<Seat[]>([]);
  watching = $state(0);
  /** Whether the table is shut to newcomers. */
  shut = $state(false);
  /** How the match stands, as far as it has been shown: what has just been heard may still wait for its scenes. */
  news = $state.raw<News<G> | null>(null);
  /** How the draft stands, as long as it is under way: then there are no news. */
  draft = $state.raw<Draft | null>(null);
  /** What happened, as far as it has been shown and as far back as it was told: the rest is asked for with `earlier`. */
  log = $state.raw<G["event"][]>([]);
  /** The number of the log's first event in the match. */
  logBegins = $state(0);
  /** What happens in the scene that is shown: to be seen in motion. */
  fresh = $state.raw<G["event"][]>([]);
  /** The scenes of what has been heard. */
  readonly stage = new Show();
  /** How events are shown at this table; without one everything is shown at once. */
  script: Script<G> | null = null;
  advice = $state.raw<Advice | null>(null);
  chance = $state<number | null>(null);
  /** What can be reckoned of the thing that was asked for last. */
  inspection = $state.raw<Inspection<G> | null>(null);
  thinking = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  absence = $state.raw<Waited | null>(null);
  moderated = $state.raw<Moderated | null>(null);
  next = $state<string | null>(null);
  /** Why nobody opens to this page: there is no such table, or it is not for this person. */
  turnedAway = $state<string | null>(null);
  /** Whether the connection is open. */
  online = $state(false);
  /** Whether all of it is past: it is only looked at, and nobody is asked. */
  readonly past: boolean = false;
  /** Whether it is a lesson: a host stands at the table, no clock runs, and nothing is answered by itself. */
  readonly taught: boolean = false;
  /** Whether the table still shows in motion what happened. */
  moving = $state(false);
  /** How often the table was laid anew: whatever moved before then belongs to another moment. */
  laid = $state(0);
  /** The answer that is on its way, until the server has told of it. */
  sent = $state<string | null>(null);

  /** That answer with its question's number: if the connection breaks it may be lost, or only the word that it was taken. */
  #given: { number: number; option: string } | null = null;
  /** The last news that were heard, and all events; some of them may not have been shown. */
  #heard: News<G> | null = null;
  #events: G["event"][] = [];
  /** Events that wait to be shown. */
  #waiting = 0;
  /** Whether no news has come yet since the connection was opened. */
  #anew = true;
  /** The page of the past that was asked for and has not come yet: the one before this event. */
  #sought: number | null = null;
  /** Whether all of the past is wanted. */
  #whole = false;
  #line: Line | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly speaks: () => string,
  ) {}

  /** Whether one of the own seats is the host's. */
  get hosts(): boolean {
    return (this.table?.mine ?? []).some((seat) => this.seats[seat]?.host);
  }

  /** What somebody at the table goes by. */
  called(seat: number): string {
    const sits = this.seats[seat];
    return sits?.person ?? sits?.name ?? "";
  }

  open(): void {
    this.#closed = false;
    this.#anew = true;
    this.#sought = null;
    const line = hall.line(this.id, {
      opened: () => {
        this.#tries = 0;
        this.online = true;
        this.say({ kind: "hello", version: VERSION, language: this.speaks() });
      },
      told: (text) => this.hear(JSON.parse(text) as Tells<G>),
      closed: (code, reason) => {
        if (line === this.#line) this.#lost(code, reason);
      },
    });
    this.#line = line;
    this.#listen();
  }

  /** The line is closed: it is opened anew after a while, unless nobody wants that. */
  #lost(code: number, reason: string): void {
    this.online = false;
    if (code === AWAY) this.#turnAway(reason);
    if (this.#closed) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 8000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.open(), pause);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.stage.drop();
    this.#line?.close();
  }

  #turnAway(reason: string): void {
    this.turnedAway = reason;
    this.close();
  }

  say(ask: Asks): void {
    this.#line?.send(JSON.stringify(ask));
  }

  answer(option: string): void {
    const question = this.news?.question;
    if (!question || this.sent !== null) return;
    this.sent = option;
    this.#given = { number: question.number, option };
    this.#give();
  }

  /** Ask for what happened before the log begins. */
  earlier(): void {
    if (this.logBegins === 0 || this.#sought === this.logBegins) return;
    this.#sought = this.logBegins;
    this.say({ kind: "history", before: this.logBegins });
  }

  /** Ask for all that happened, one page after the other. */
  recall(): void {
    this.#whole = true;
    this.earlier();
  }

  hear(tell: Tells<G>): void {
    this.#listen();
    switch (tell.kind) {
      case "table":
        this.table = tell;
        if (!tell.draft) this.draft = null;
        talk.at(tell.id);
        break;
      case "seats":
        this.seats = tell.seats;
        this.watching = tell.watching;
        this.shut = tell.shut ?? false;
        break;
      case "news":
        this.#news(tell);
        break;
      case "draft":
        this.draft = tell;
        break;
      case "past":
        this.#past(tell);
        break;
      case "absence":
        this.absence = waited(tell);
        break;
      case "said":
        talk.hear(tell);
        break;
      case "moderated":
        this.moderated = tell;
        break;
      case "advice":
        this.#later(() => {
          this.advice = tell;
          this.chance = tell.chance;
        });
        break;
      case "chance":
        this.#later(() => (this.chance = tell.chance));
        break;
      case "inspection":
        this.inspection = tell;
        break;
      case "thinking":
        this.#later(() => (this.thinking = tell.seat));
        break;
      case "refused":
        this.refused = tell;
        this.#sought = null; // it may have been that
        this.#settle();
        break;
      case "next":
        this.next = tell.id;
        break;
      case "pong":
        break;
    }
  }

  #news(tell: News<G>): void {
    const anew = this.#anew || this.#isRepeated(tell);
    const before = this.#heard;
    this.#write(tell, anew);
    this.#heard = tell;
    this.#settleAnswer(tell);
    if (anew || !before) this.#lay(tell);
    else this.#stage(before, tell);
  }

  /** Show how the match stands at once: nothing is in motion. */
  #lay(tell: News<G>): void {
    this.stage.drop();
    this.#waiting = 0;
    this.fresh = [];
    this.#shown(tell);
    this.#saw(tell);
  }

  /** Show what has happened scene by scene, and then how the match stands. */
  #stage(before: News<G>, tell: News<G>): void {
    const heard = performance.now();
    const { script } = this;
    this.#waiting += tell.events.length;
    const still = !script || pace(1) === 0 || document.hidden;
    const scenes = still ? [] : scenesOf(before.view, tell, script);
    const haste = hasteOf(tell, scenes);
    const acts = scenes.map(({ events, view, time }) => ({ time: time * haste, begin: () => this.#scene(tell, events, view) }));
    this.stage.add(...acts, { time: 0, begin: () => this.#arrive(tell, still, performance.now() - heard) });
  }

  /** One scene: nobody is asked while it is shown. */
  #scene(tell: News<G>, events: G["event"][], view: G["view"]): void {
    this.#waiting -= events.length;
    this.fresh = events;
    this.#shown({ ...tell, view, events, asked: null, question: null, end: null });
  }

  /** All scenes of news have been shown: now it is asked. */
  #arrive(tell: News<G>, still: boolean, late: number): void {
    if (still) {
      this.#waiting -= tell.events.length;
      this.fresh = tell.events;
    }
    this.#shown(late > 1 ? aged(tell, late) : tell);
    this.#saw(tell);
  }

  #shown(news: News<G>): void {
    if (news.number !== this.news?.number) this.advice = null;
    this.log = this.#waiting ? this.#events.slice(0, -this.#waiting) : this.#events;
    this.news = news;
    this.thinking = null;
  }

  /** The server is told what has been seen: bots wait for it. */
  #saw(tell: News<G>): void {
    if (this.#heard === tell) this.say({ kind: "seen", number: tell.number });
  }

  /** Go on to the next scene now. */
  skip(): void {
    this.stage.next();
  }

  /** What is heard while something is shown waits until it has been seen. */
  #later(begin: () => void): void {
    if (this.stage.playing) this.stage.add({ time: 0, begin });
    else begin();
  }

  #settleAnswer(tell: News<G>): void {
    const open = this.#given !== null && tell.question?.number === this.#given.number;
    const waits = open && Boolean(tell.question?.window?.given);
    const lost = open && !waits && this.#anew;
    this.#anew = false;
    if (lost) this.#give();
    else if (waits)
      this.sent = null; // it was taken, but a server that ends before the window closes forgets it
    else this.#settle();
  }

  /** Whether news tells again what was told already: in another language, to another seat, or because the connection broke. */
  #isRepeated({ begins, events }: News<G>): boolean {
    return begins < this.logBegins + this.#events.length && events.length > 0;
  }

  /** Write news into what was heard. What stands before it stays only if it holds for whoever looks now. */
  #write({ begins, events, seat }: News<G>, anew: boolean): void {
    const known = this.#events.slice(0, Math.max(0, begins - this.logBegins));
    const overlap = this.#events.slice(known.length);
    const adjoins = begins >= this.logBegins && begins <= this.logBegins + this.#events.length;
    const same = !anew || (seat === this.#heard?.seat && overlap.every(({ text }, at) => events[at]?.text === text));
    const stays = adjoins && same;
    this.#events = stays ? [...known, ...events] : events;
    if (!stays) this.logBegins = begins;
    if (this.#whole) this.earlier();
  }

  /** A page of the past goes in front; one that was asked for before the log began elsewhere does not fit any more. */
  #past({ begins, events }: Past<G>): void {
    if (begins + events.length !== this.logBegins || !events.length) return;
    this.#events = [...events, ...this.#events];
    this.log = [...events, ...this.log];
    this.logBegins = begins;
    if (this.#whole) this.earlier();
  }

  #give(): void {
    if (this.#given) this.say({ kind: "answer", ...this.#given });
  }

  /** The answer that was on its way has come to something. */
  #settle(): void {
    this.#given = null;
    this.sent = null;
  }

  /** Whoever hears nothing for long asks whether the connection is open, and opens it anew if no word comes back. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.say({ kind: "ping" });
      this.#timer = setTimeout(() => this.#line?.close(), SILENCE);
    }, SILENCE);
  }
}

function waited({ seat, left }: Absence): Waited | null {
  return seat === null ? null : { seat, until: performance.now() + left };
}

/** The share of their time that scenes get: little where time runs for whoever is asked next. */
function hasteOf({ question, clocks }: News, scenes: Scene<GameWire>[]): number {
  const whole = scenes.reduce((sum, { time }) => sum + time, 0);
  const urgent = whole > URGENT && question !== null && Boolean(question.window?.milliseconds || clocks[question.seat]?.runs);
  return urgent ? URGENT / whole : 1;
}

/** News that are shown so many milliseconds after they were heard: as much less is left of what runs. */
function aged<G extends GameWire>(news: News<G>, late: number): News<G> {
  const { question, asked } = news;
  const window = <T extends { window: Window | null }>(told: T | null): T | null =>
    told?.window ? { ...told, window: { ...told.window, left: Math.max(0, told.window.left - late) } } : told;
  const clocks = news.clocks.map((clock) => (clock.runs ? { ...clock, left: Math.max(0, clock.left - late) } : clock));
  return { ...news, question: window(question), asked: window(asked), clocks };
}
