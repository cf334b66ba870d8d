/** Matches kept in the browser's database. What is told of them are texts that Python reads and writes; nothing here looks into them. */
import type { Keeping } from "../hall/hall.svelte";

interface Match {
  id: string;
  head: string;
  end: string | null;
  next: string | null;
}

interface Row {
  match: string;
  number: number;
  text: string;
}

interface Review {
  match: string;
  text: string;
}

/** A match with everything that belongs to it. */
interface Whole extends Match {
  rows: string[];
  review: string | null;
}

interface Records {
  matches: Match;
  rows: Row;
  reviews: Review;
}

type Store = keyof Records;
type Key = string | [string, number];

const NAME = "meadhall";
const VERSION = 1;
const STORES: Record<Store, string | string[]> = { matches: "id", rows: ["match", "number"], reviews: "match" };
const NAMES = Object.keys(STORES) as Store[];

/** Where an operation reads and writes: either all that it writes is kept, or nothing. */
interface Desk {
  get<S extends Store>(store: S, key: Key): Promise<Records[S] | undefined>;
  /** All records of a store, in order; of rows also those of one match, from a number on. */
  all<S extends Store>(store: S, match?: string, from?: number): Promise<Records[S][]>;
  put<S extends Store>(store: S, record: Records[S]): void;
  clear(): void;
}

type Operation = (desk: Desk, asked: never) => Promise<unknown>;

const READING: Record<string, Operation> = {
  load: async (desk, { id }: { id: string }) => {
    const match = await desk.get("matches", id);
    return match ? { ...match, rows: await textsOf(desk, id) } : null;
  },
  since: (desk, { id, number }: { id: string; number: number }) => textsOf(desk, id, number),
  list: async (desk) => {
    const matches = await desk.all("matches");
    return Promise.all(matches.map(async (match) => ({ ...match, rows: match.end === null ? await textsOf(desk, match.id) : null })));
  },
  review: async (desk, { id }: { id: string }) => (await desk.get("reviews", id))?.text ?? null,
  dump: async (desk): Promise<Whole[]> => {
    const [matches, rows, reviews] = await Promise.all([desk.all("matches"), desk.all("rows"), desk.all("reviews")]);
    const texts = new Map(matches.map(({ id }) => [id, [] as string[]]));
    for (const { match, text } of rows) texts.get(match)?.push(text);
    const kept = new Map(reviews.map(({ match, text }) => [match, text]));
    return matches.map((match) => ({ ...match, rows: texts.get(match.id) ?? [], review: kept.get(match.id) ?? null }));
  },
};

const WRITING: Record<string, Operation> = {
  append: async (desk, { id, rows }: { id: string; rows: { number: number; text: string }[] }) => {
    const taken = await Promise.all(rows.map(({ number }) => desk.get("rows", [id, number])));
    if (taken.some((row) => row !== undefined)) return false;
    for (const { number, text } of rows) desk.put("rows", { match: id, number, text });
    return true;
  },
  finish: async (desk, { id, end }: { id: string; end: string | null }) => {
    desk.put("matches", { ...(await known(desk, id)), end });
    return true;
  },
  arrange: async (desk, { id, head }: { id: string; head: string }) => {
    desk.put("matches", { ...(await known(desk, id)), head });
    return true;
  },
  follow: async (desk, { id, next, head }: { id: string; next: string; head: string }) => {
    const match = await known(desk, id);
    if (match.next !== null) return match.next;
    desk.put("matches", { id: next, head, end: null, next: null });
    desk.put("matches", { ...match, next });
    return next;
  },
  keep_review: async (desk, { id, text }: { id: string; text: string }) => {
    desk.put("reviews", { match: id, text });
    return true;
  },
  restore: async (desk, { rows, review, ...match }: Whole) => {
    if (await desk.get("matches", match.id)) return false;
    desk.put("matches", match);
    rows.forEach((text, number) => desk.put("rows", { match: match.id, number, text }));
    if (review !== null) desk.put("reviews", { match: match.id, text: review });
    return true;
  },
  clear: async (desk) => {
    desk.clear();
    return true;
  },
};

/** The rows of a match as texts, from a number on. */
async function textsOf(desk: Desk, id: string, from = 0): Promise<string[]> {
  return (await desk.all("rows", id, from)).map(({ text }) => text);
}

/** A match that must be there. */
async function known(desk: Desk, id: string): Promise<Match> {
  const match = await desk.get("matches", id);
  if (!match) throw new Error(`there is no match ${id}`);
  return match;
}

/** Keeps matches. What the database does not take is remembered beside it as long as the worker lives, and written as soon as that is possible. */
export class Storage {
  #database: Promise<IDBDatabase> | null = null;
  #state: Keeping = "kept";
  /** What could not be written yet. */
  readonly #beside = new Beside();
  /** One operation after another, so that each sees what those before it have written. */
  #turn: Promise<unknown> = Promise.resolve();

  /** `tell` hears whenever it changes whether matches are kept. */
  constructor(private readonly tell: (state: Keeping) => void) {}

  /** Do one operation by name; rejected only where it asks for what is not there. */
  run(name: string, asked: unknown): Promise<unknown> {
    const done = this.#turn.then(() => this.#run(name, asked as never));
    this.#turn = done.catch(() => null);
    return done;
  }

  async #run(name: string, asked: never): Promise<unknown> {
    const reading = READING[name];
    if (reading) return this.#read(reading, asked);
    const writing = WRITING[name];
    if (!writing) throw new Error(`storage has no operation ${name}`);
    try {
      const answer = await this.#write(writing, asked);
      this.#become("kept");
      return answer;
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem; // not the database's fault
      this.#become(problem.name === "QuotaExceededError" ? "full" : "forbidden");
      return this.#read(writing, asked);
    }
  }

  /** Do an operation in the database, together with what could not be written before. */
  async #write(operation: Operation, asked: never): Promise<unknown> {
    const transaction = (await this.#opened()).transaction(NAMES, "readwrite", { durability: "strict" });
    const completed = completion(transaction);
    const desk = new Table(transaction);
    try {
      for (const [store, record] of this.#beside.records()) desk.put(store, record);
      const answer = await operation(desk, asked);
      await completed;
      this.#beside.clear();
      return answer;
    } catch (problem) {
      completed.catch(() => null); // whatever else goes wrong follows from this
      if (!transaction.error && !(problem instanceof DOMException)) abort(transaction);
      throw transaction.error ?? problem;
    }
  }

  /** Do an operation on what the database has and what is remembered beside it; what it writes is only remembered. */
  async #read(operation: Operation, asked: never): Promise<unknown> {
    const desk = await this.#opened().then(
      (database) => new Table(database.transaction(NAMES, "readonly")),
      () => null,
    );
    return operation(new Covered(desk, this.#beside), asked);
  }

  /** The database, opened if it is not. */
  #opened(): Promise<IDBDatabase> {
    this.#database ??= opened(() => (this.#database = null)).catch((problem: unknown) => {
      this.#database = null;
      throw problem;
    });
    return this.#database;
  }

  #become(state: Keeping): void {
    if (state === this.#state) return;
    this.#state = state;
    this.tell(state);
  }
}

/** Open the database; `lost` hears if the browser closes it. */
function opened(lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!("indexedDB" in globalThis)) throw new DOMException("there is no database", "NotSupportedError");
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of NAMES) request.result.createObjectStore(store, { keyPath: STORES[store] });
    };
    request.onerror = () => reject(request.error ?? new DOMException("the database does not open", "UnknownError"));
    request.onsuccess = () => {
      request.result.onclose = lost;
      request.result.onversionchange = () => (request.result.close(), lost());
      resolve(request.result);
    };
  });
}

/** Give up a transaction that may have ended by itself. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has
  }
}

/** Resolved once all of a transaction is written. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("nothing was written", "AbortError"));
  });
}

/** A transaction of the database. */
class Table implements Desk {
  constructor(private readonly transaction: IDBTransaction) {}

  get<S extends Store>(store: S, key: Key): Promise<Records[S] | undefined> {
    return result(this.transaction.objectStore(store).get(key) as IDBRequest<Records[S] | undefined>);
  }

  all<S extends Store>(store: S, match?: string, from = 0): Promise<Records[S][]> {
    const range = match === undefined ? null : IDBKeyRange.bound([match, from], [match, Infinity]);
    return result(this.transaction.objectStore(store).getAll(range) as IDBRequest<Records[S][]>);
  }

  put<S extends Store>(store: S, record: Records[S]): void {
    this.transaction.objectStore(store).put(record);
  }

  clear(): void {
    for (const store of NAMES) this.transaction.objectStore(store).clear();
  }
}

/** What a request finds. */
function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** Records in memory. */
class Beside {
  readonly #records: { [S in Store]: Map<string, Records[S]> } = { matches: new Map(), rows: new Map(), reviews: new Map() };

  of<S extends Store>(store: S): Map<string, Records[S]> {
    return this.#records[store];
  }

  *records(): Generator<[Store, Records[Store]]> {
    for (const store of NAMES) for (const record of this.of(store).values()) yield [store, record];
  }

  clear(): void {
    for (const store of NAMES) this.of(store).clear();
  }
}

/** What the database has (if there is one), covered by what is remembered beside it. */
class Covered implements Desk {
  constructor(
    private readonly below: Desk | null,
    private readonly beside: Beside,
  ) {}

  async get<S extends Store>(store: S, key: Key): Promise<Records[S] | undefined> {
    return this.beside.of(store).get(JSON.stringify(key)) ?? this.below?.get(store, key);
  }

  async all<S extends Store>(store: S, match?: string, from = 0): Promise<Records[S][]> {
    const found = new Map(((await this.below?.all(store, match, from)) ?? []).map((record) => [name(store, record), record]));
    for (const [key, record] of this.beside.of(store)) if (match === undefined || isOf(record, match, from)) found.set(key, record);
    return [...found.values()].sort((a, b) => compare(keyOf(store, a), keyOf(store, b)));
  }

  put<S extends Store>(store: S, record: Records[S]): void {
    this.beside.of(store).set(name(store, record), record);
  }

  clear(): void {
    if (this.below) throw new Error("the database could not be emptied"); // else it would all be there again the next time
    this.beside.clear();
  }
}

/** The key of a record. */
function keyOf(store: Store, record: Records[Store]): Key {
  const path = STORES[store];
  const fields = record as unknown as Record<string, string | number>;
  return (typeof path === "string" ? fields[path] : path.map((field) => fields[field])) as Key;
}

/** The key of a record, as a text. */
const name = (store: Store, record: Records[Store]): string => JSON.stringify(keyOf(store, record));

/** Whether a record is a row of a match, from a number on. */
const isOf = (record: Records[Store], match: string, from: number): boolean => "number" in record && record.match === match && record.number >= from;

/** The order of keys, as the database has it. */
function compare(a: Key, b: Key): number {
  const [first, at] = typeof a === "string" ? [a, 0] : a;
  const [second, than] = typeof b === "string" ? [b, 0] : b;
  return first < second ? -1 : first > second ? 1 : at - than;
}
