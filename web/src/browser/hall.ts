/** The hall inside the browser: a worker of this page in place of a server. */
import { HallState, type Hall, type Line, type LineEvents } from "../hall/hall.svelte";
import type { Answer, ToHall, ToPage } from "./messages";
import { Versions } from "./versions";

const WORDS = "/api/words/";
/** The code of a line that breaks off, as WebSockets have it. */
const BROKEN = 1006;
const CLOSED = 1000;

/** Who waits for an answer. */
interface Waiting {
  resolve(answer: Response): void;
  reject(problem: Error): void;
}

class BrowserHall implements Hall {
  readonly shared = false;
  readonly state = new HallState();
  readonly #versions = new Versions(() => (this.state.newer = true));
  #worker: Worker | null = null;
  /** Tokens and lines are numbered, each by its own number. */
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, LineEvents>();
  readonly #open = new Set<number>();

  begin(): void {
    if (this.#worker) return;
    this.state.opening.problem = "";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    worker.onerror = (event) => this.#break(event.message || "the worker could not be loaded");
    this.#worker = worker;
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    if (path.startsWith(WORDS)) return fetch(new URL(`words/${path.slice(WORDS.length)}`, document.baseURI), init);
    const body = init?.body == null ? "" : await new Response(init.body).text();
    const language = new Headers(init?.headers).get("accept-language") ?? document.documentElement.lang;
    return new Promise((resolve, reject) => {
      const token = ++this.#last;
      this.#waiting.set(token, { resolve, reject });
      this.#say({ kind: "ask", token, method: init?.method ?? "GET", path, body, language });
    });
  }

  line(id: string, events: LineEvents): Line {
    const line = ++this.#last;
    this.#lines.set(line, events);
    this.#say({ kind: "open", line, id });
    return {
      send: (text) => this.#open.has(line) && this.#say({ kind: "say", line, text }),
      close: () => {
        if (!this.#forget(line)) return;
        this.#say({ kind: "close", line });
        setTimeout(() => events.closed(CLOSED, ""));
      },
    };
  }

  renew(): void {
    this.#versions.renew();
  }

  /** Say something to the worker; it is begun if it has not, unless it is known that it cannot. */
  #say(message: ToHall): void {
    if (!this.#worker && !this.state.opening.problem) this.begin();
    if (this.#worker) this.#worker.postMessage(message);
    else setTimeout(() => this.#refuse());
  }

  #hear(message: ToPage): void {
    const { opening } = this.state;
    if (message.kind === "progress") [opening.come, opening.total, opening.started] = [message.come, message.total, message.started];
    else if (message.kind === "ready") this.#opened();
    else if (message.kind === "broken") this.#break(message.text);
    else if (message.kind === "answer") this.#answer(message);
    else if (message.kind === "keeping") this.state.keeping = message.state;
    else if (message.kind === "treasure") void navigator.storage?.persist?.().catch(() => null);
    else this.#hearLine(message);
  }

  #hearLine(message: ToPage & { kind: "opened" | "told" | "closed" }): void {
    const events = this.#lines.get(message.line);
    if (!events) return;
    if (message.kind === "told") return events.told(message.text);
    if (message.kind === "opened") {
      this.#open.add(message.line);
      events.opened();
    } else {
      this.#forget(message.line);
      events.closed(message.code, message.reason);
    }
  }

  /** Nothing more is said or heard on a line; whether there was one. */
  #forget(line: number): boolean {
    this.#open.delete(line);
    return this.#lines.delete(line);
  }

  #opened(): void {
    this.state.opening.open = true;
    this.#versions.watch(); // what is fetched for the next visit does not hinder this one
  }

  #answer({ token, status, body, media, name }: Answer): void {
    const headers = new Headers({ "content-type": media });
    if (name) headers.set("content-disposition", `attachment; filename="${name}"`);
    const isEmpty = status === 204 || status === 205 || status === 304;
    this.#waiting.get(token)?.resolve(new Response(isEmpty ? null : body, { status, headers }));
    this.#waiting.delete(token);
  }

  /** The hall is not there, or not any more. */
  #break(text: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.state.opening.open = false;
    this.state.opening.problem = text;
    this.#refuse();
  }

  /** Leave nobody waiting. */
  #refuse(): void {
    const waiting = [...this.#waiting.values()];
    const lines = [...this.#lines.values()];
    this.#waiting.clear();
    this.#lines.clear();
    this.#open.clear();
    for (const { reject } of waiting) reject(new Error(this.state.opening.problem));
    for (const events of lines) events.closed(BROKEN, "");
  }
}

export const hall: Hall = new BrowserHall();
