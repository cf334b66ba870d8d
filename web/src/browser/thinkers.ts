/** Workers in which bots think: one thought at a time in each, the others wait. */
import type { FromThinker, ToThinker } from "./messages";
import type { Ingredients } from "./python";

/** How often a thought is begun whose thinker dies. */
const TRIES = 2;

interface Thought {
  token: number;
  text: string;
  tries: number;
  isWanted: boolean;
}

/** What is used of a worker. */
export interface Helper {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The thinkers, and the thoughts that wait for them. */
export class Thinkers {
  readonly #waiting: Thought[] = [];
  readonly #all: Thinker[];

  /** `tell` hears what was found; nothing where a thought has failed. */
  constructor(
    number: number,
    hire: () => Helper,
    ingredients: Ingredients,
    private readonly tell: (token: number, text: string) => void,
  ) {
    this.#all = Array.from({ length: number }, () => new Thinker(hire, ingredients, this));
  }

  think(token: number, text: string): void {
    this.#waiting.push({ token, text, tries: 0, isWanted: true });
    this.next();
  }

  /** Nobody wants a thought any more: it is dropped if it waits, else nobody hears of it. */
  stop(token: number): void {
    const at = this.#waiting.findIndex((thought) => thought.token === token);
    if (at >= 0) this.#waiting.splice(at, 1);
    const thinker = this.#all.find(({ thought }) => thought?.token === token);
    if (thinker?.thought) thinker.thought.isWanted = false;
  }

  /** Whoever has nothing to think about takes what has waited longest. */
  next(): void {
    for (const thinker of this.#all.filter(({ isFree }) => isFree)) {
      const thought = this.#waiting.shift();
      if (!thought) return;
      thinker.begin(thought);
    }
  }

  /** A thought has ended. */
  ended(thought: Thought, text: string): void {
    if (thought.isWanted) this.tell(thought.token, text);
    this.next();
  }

  /** A thinker has died over a thought. */
  dropped(thought: Thought): void {
    if (!thought.isWanted) return;
    if (thought.tries < TRIES) this.#waiting.unshift(thought);
    else this.tell(thought.token, "");
  }
}

/** One worker, replaced if it dies. */
class Thinker {
  thought: Thought | null = null;
  #helper: Helper | null = null;
  #isReady = false;
  /** How often it has died before it was ready. */
  #stillborn = 0;

  constructor(
    private readonly hire: () => Helper,
    private readonly ingredients: Ingredients,
    private readonly all: Thinkers,
  ) {
    this.#start();
  }

  /** Whether it can begin a thought. One that never comes to life takes them too, so that they fail and nobody waits for ever. */
  get isFree(): boolean {
    return this.thought === null && (this.#isReady || this.#helper === null);
  }

  begin(thought: Thought): void {
    thought.tries += 1;
    this.thought = thought;
    if (this.#helper) this.#helper.postMessage({ kind: "think", token: thought.token, text: thought.text });
    else this.#end("");
  }

  #start(): void {
    const helper = this.hire();
    helper.onmessage = ({ data }) => this.#hear(data);
    helper.onerror = () => this.#die();
    helper.postMessage({ kind: "start", ingredients: this.ingredients });
    this.#helper = helper;
  }

  #hear(message: FromThinker): void {
    if (message.kind === "failed") return this.#die();
    if (message.kind === "thought") return this.#end(message.text);
    this.#isReady = true;
    this.#stillborn = 0;
    this.all.next();
  }

  #end(text: string): void {
    const thought = this.thought;
    this.thought = null;
    if (thought) this.all.ended(thought, text);
  }

  /** Begin anew with another worker; three that did not even start are enough. */
  #die(): void {
    this.#helper?.terminate();
    this.#helper = null;
    if (!this.#isReady) this.#stillborn += 1;
    this.#isReady = false;
    const thought = this.thought;
    this.thought = null;
    if (thought) this.all.dropped(thought);
    if (this.#stillborn < 3) this.#start();
    this.all.next();
  }
}
