/** The worker in which the hall runs: Python, its bridge to the browser, and the thinkers. */
import { brought } from "./later";
import { Leads } from "./leads";
import type { ToHall, ToPage } from "./messages";
import { fetched, size, started } from "./python";
import { Storage } from "./storage";
import { Thinkers, type Helper } from "./thinkers";

/** The hall in Python (meadhall.browser.worker). */
interface Hall {
  ask(token: number, method: string, path: string, body: string, language: string): void;
  enter(line: number, id: string): void;
  hear(line: number, text: string): void;
  leave(line: number): void;
  ring(token: number): void;
  stored(token: number, text: string): void;
  lost(token: number, text: string): void;
  fetched(token: number, text: string): void;
  missed(token: number, text: string): void;
  thought(token: number, text: string): void;
  notice(text: string): void;
  lead(id: string, leads: boolean): void;
}

/** Where the site lies: scripts stand in a folder of it. */
const ROOT = new URL("..", self.location.href).href;
const CHANNEL = "meadhall";
/** What is answered where Python fails: as servers say it, and as WebSockets do. */
const FAILED = 500;
const BROKEN = 1011;
const PROBLEM = JSON.stringify({ text: "The hall could not answer." });
/** The most that a browser waits at once, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** With so many processors two bots can think at the same time, and the page still has room. */
const MANY = 6;
/** What is imported at the start, one after the other: the last takes longest. */
const MODULES = ["meadhall", "meadhall.hall.rooms.room", "meadhall.browser.worker"];
/** Starting Python, importing these, opening the hall. */
const STEPS = MODULES.length + 2;

const tell = (message: ToPage): void => self.postMessage(message);
const channel = "BroadcastChannel" in self ? new BroadcastChannel(CHANNEL) : null;
const storage = new Storage((state) => tell({ kind: "keeping", state }));
const leads = new Leads((id) => call((hall) => hall.lead(id, true)));
let hall: Hall | null = null;
let thinkers: Thinkers | null = null;
let hasTreasure = false;
/** What the page has said before there was somebody to hear it. */
const early: ToHall[] = [];

/** Call Python: whatever goes wrong there is told to the console, and goes no further. Whether it went well. */
function call(what: (hall: Hall) => void): boolean {
  try {
    if (hall) what(hall);
    return true;
  } catch (problem) {
    console.error(problem);
    if (problem instanceof Error && "pyodide_fatal_error" in problem) tell({ kind: "broken", text: problem.message });
    return false;
  }
}

/** What Python asks of the browser; it never hears of it before it has finished asking. */
const bridge = {
  now: (): number => performance.now() / 1000,
  date: (): number => Date.now() / 1000,
  wake: (token: number, seconds: number): void => wake(token, performance.now() + seconds * 1000),
  answer: (token: number, status: number, body: string, media: string, name: string): void =>
    tell({ kind: "answer", token, status, body: name ? new Blob([body], { type: media }) : body, media, name }),
  opened: (line: number): void => tell({ kind: "opened", line }),
  tell: (line: number, text: string): void => tell({ kind: "told", line, text }),
  close: (line: number, code: number, reason: string): void => tell({ kind: "closed", line, code, reason }),
  store: (token: number, operation: string, text: string): void => void store(token, operation, text),
  fetch: (token: number, name: string): void => void bring(token, name),
  think: (token: number, text: string): void => thinkers?.think(token, text),
  stop: (token: number): void => thinkers?.stop(token),
  publish: (text: string): void => channel?.postMessage(text),
  seek: (id: string): void => leads.seek(id),
  release: (id: string): void => leads.release(id),
  warn: (text: string): void => console.error(text),
};

/** Ring when a moment has come. */
function wake(token: number, moment: number): void {
  const left = Math.max(0, moment - performance.now());
  if (left > LONGEST) setTimeout(() => wake(token, moment), LONGEST);
  else setTimeout(() => call((hall) => hall.ring(token)), left);
}

/** Do something in the storage. */
async function store(token: number, operation: string, text: string): Promise<void> {
  try {
    const found = JSON.stringify(await storage.run(operation, JSON.parse(text)));
    call((hall) => hall.stored(token, found));
  } catch (problem) {
    call((hall) => hall.lost(token, String(problem)));
  }
  if (!hasTreasure && operation === "restore") {
    hasTreasure = true;
    tell({ kind: "treasure" });
  }
}

/** Fetch a file that was not needed before. */
async function bring(token: number, name: string): Promise<void> {
  try {
    const text = await brought(ROOT, name);
    call((hall) => hall.fetched(token, text));
  } catch (problem) {
    call((hall) => hall.missed(token, String(problem)));
  }
}

/** Hear what the page says. Where Python could not, the page is told so: it asks or opens its line again. */
function hear(message: ToHall): void {
  if (message.kind === "ask") {
    const { token, method, path, body, language } = message;
    if (!call((hall) => hall.ask(token, method, path, body, language))) bridge.answer(token, FAILED, PROBLEM, "application/json", "");
  } else if (message.kind === "close") {
    call((hall) => hall.leave(message.line));
  } else if (!call((hall) => (message.kind === "open" ? hall.enter(message.line, message.id) : hall.hear(message.line, message.text)))) {
    call((hall) => hall.leave(message.line));
    bridge.close(message.line, BROKEN, "");
  }
}

/** Open the hall, and tell the page how far it is. */
async function open(): Promise<void> {
  const total = size();
  let come = 0;
  let steps = 0;
  const advance = (): void => tell({ kind: "progress", come, total, started: steps / STEPS });
  const step = (): void => (steps++, advance());
  advance();
  const ingredients = await fetched(ROOT, (bytes) => ((come += bytes), advance()));
  const python = await started(ingredients);
  step();
  for (const name of MODULES) {
    python.pyimport(name);
    step();
  }
  const number = navigator.hardwareConcurrency >= MANY ? 2 : 1;
  const module = python.pyimport("meadhall.browser.worker") as { open_hall(to: typeof bridge, thinkers: number): Hall };
  hall = module.open_hall(bridge, number);
  step();
  const hire = (): Helper => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  thinkers = new Thinkers(number, hire, ingredients, (token, text) => call((hall) => hall.thought(token, text)));
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>): void => void call((hall) => hall.notice(data));
  tell({ kind: "ready" });
  for (const message of early.splice(0)) hear(message);
}

self.onmessage = ({ data }: MessageEvent<ToHall>): void => {
  if (hall) hear(data);
  else early.push(data);
};

open().catch((problem: unknown) => {
  console.error(problem);
  tell({ kind: "broken", text: problem instanceof Error ? problem.message : String(problem) });
});
