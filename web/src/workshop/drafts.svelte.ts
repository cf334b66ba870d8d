/** Drafts: what somebody makes in the workshop, kept in this browser, each with earlier versions of it. */
import type { Keeping } from "../hall/hall.svelte";
import { drawn, type Draft } from "./draft";

export interface Kept {
  key: string;
  draft: Draft;
  /** When, in milliseconds. */
  changed: number;
}

/** How a draft was: at the end of an earlier visit, or when its author said so. */
export interface Version {
  key: string;
  made: number;
  /** Whether the author asked to keep it; the others make room when there are many. */
  asked: boolean;
  draft: Draft;
}

/** A record: the number grows with every change, whichever tab makes it. */
interface Row extends Kept {
  number: number;
}

const NAME = "meadhall-workshop";
const CHANNEL = "meadhall-workshop";
const STORES = { drafts: "key", versions: ["key", "made"] };
const MOST_VERSIONS = 20;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not answer"));
  });

const ended = (write: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    write.oncomplete = () => resolve();
    write.onabort = write.onerror = () => reject(write.error ?? new Error("nothing was written"));
  });

export class Drafts {
  /** What becomes of them: where nothing is kept, they last as long as the page. */
  keeping = $state<Keeping>("kept");
  #all = $state.raw<readonly Row[]>([]);
  /** Drafts that another tab has changed while this one did too. */
  #split = $state.raw<ReadonlySet<string>>(new Set());
  #base: IDBDatabase | null = null;
  #began: Promise<void> | undefined;
  #others: BroadcastChannel | undefined;
  /** The numbers under which this tab knows what is in the database. */
  #known = new Map<string, number>();
  /** What this tab has changed in this visit, and what of it waits to be written. */
  #touched = new Set<string>();
  #waiting = new Map<string, Row | null>();
  #writing: Promise<void> | undefined;
  /** Versions where no database is. */
  #memory: Version[] = [];

  /** Fetch what is kept, once. */
  begin(): Promise<void> {
    this.#began ??= this.#open();
    return this.#began;
  }

  /** All drafts, those changed last first; of one game or of all. */
  list(game?: string): Kept[] {
    return this.#all.filter(({ draft }) => game === undefined || draft.about.game === game).toSorted((a, b) => b.changed - a.changed);
  }

  get(key: string): Kept | undefined {
    return this.#all.find((one) => one.key === key);
  }

  /** Keep a draft as it is now. */
  put(key: string, draft: Draft): void {
    const before = this.#all.find((one) => one.key === key);
    if (before && !this.#touched.has(key)) void this.#version({ key, made: before.changed, asked: false, draft: before.draft });
    this.#touched.add(key);
    const row: Row = { key, draft: $state.snapshot(draft) as Draft, changed: Date.now(), number: (before?.number ?? 0) + 1 };
    this.#show(key, row);
    if (!this.#split.has(key)) this.#write(key, row);
  }

  /** A new draft; its key. */
  add(draft: Draft): string {
    const key = drawn();
    this.put(key, draft);
    return key;
  }

  remove(key: string): void {
    this.#show(key, null);
    this.#join(key);
    this.#touched.delete(key);
    this.#write(key, null);
  }

  /** Once all that waits has been written, or could not be. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  // ---------------------------------------------------------------- two tabs

  /** Whether another tab has changed a draft that was changed here too: nothing of it is written until somebody decides. */
  isSplit(key: string): boolean {
    return this.#split.has(key);
  }

  /** Take what the other tab has written. */
  async takeTheirs(key: string): Promise<void> {
    this.#join(key);
    this.#touched.delete(key);
    await this.#refresh(key);
  }

  /** Write what is here over what the other tab has written; that is a version then. */
  async takeMine(key: string): Promise<void> {
    const theirs = await this.#stored(key);
    if (theirs) {
      await this.#version({ key, made: theirs.changed, asked: false, draft: theirs.draft });
      this.#known.set(key, theirs.number);
    } else this.#known.delete(key);
    this.#join(key);
    const mine = this.get(key);
    if (mine) this.#write(key, { ...mine, number: (theirs?.number ?? 0) + 1 });
  }

  // ---------------------------------------------------------------- versions

  /** Earlier versions of a draft, the youngest first. */
  async versions(key: string): Promise<Version[]> {
    const all = this.#base
      ? await done(
          this.#base
            .transaction("versions")
            .objectStore("versions")
            .getAll(IDBKeyRange.bound([key], [key, []])),
        )
      : this.#memory.filter((one) => one.key === key);
    return (all as Version[]).toSorted((a, b) => b.made - a.made);
  }

  /** Keep a draft as it is now as a version; whether it is another one than the last. */
  async keep(key: string): Promise<boolean> {
    const now = this.get(key);
    return now ? this.#version({ key, made: Date.now(), asked: true, draft: now.draft }) : false;
  }

  async #version(version: Version): Promise<boolean> {
    const before = await this.versions(version.key).catch(() => []);
    if (before[0] && JSON.stringify(before[0].draft) === JSON.stringify(version.draft)) return false;
    // those that nobody asked for make room first
    const over = [...before.filter(({ asked }) => asked), ...before.filter(({ asked }) => !asked)].slice(MOST_VERSIONS - 1);
    if (!this.#base) {
      this.#memory = [...this.#memory.filter((one) => !over.includes(one)), version];
      return true;
    }
    try {
      const write = this.#base.transaction("versions", "readwrite");
      write.objectStore("versions").put(version);
      for (const { key, made } of over) write.objectStore("versions").delete([key, made]);
      await ended(write);
      return true;
    } catch {
      this.keeping = "full";
      return false;
    }
  }

  // ---------------------------------------------------------------- the database

  async #open(): Promise<void> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(STORES)) request.result.createObjectStore(store, { keyPath });
      };
      this.#base = await done(request);
      this.#base.onversionchange = () => this.#base?.close();
      const rows = (await done(this.#base.transaction("drafts").objectStore("drafts").getAll())) as Row[];
      for (const { key, number } of rows) this.#known.set(key, number);
      const mine = this.#all.filter((row) => !this.#known.has(row.key)); // made before the database was open
      this.#all = [...rows, ...mine];
      for (const row of mine) this.#write(row.key, row);
      await this.#sweep();
      this.#listen();
    } catch {
      this.keeping = "forbidden";
    }
  }

  /** Versions of drafts that are gone go too: until the next visit a draft can be brought back with them. */
  async #sweep(): Promise<void> {
    const write = this.#base!.transaction("versions", "readwrite").objectStore("versions");
    for (const id of await done(write.getAllKeys())) if (!this.#known.has((id as [string])[0])) write.delete(id);
  }

  #listen(): void {
    if (typeof BroadcastChannel === "undefined") return;
    this.#others = new BroadcastChannel(CHANNEL);
    this.#others.onmessage = ({ data }: MessageEvent<{ key: string }>) => void this.#hear(data.key);
  }

  /** Another tab has written a draft. */
  async #hear(key: string): Promise<void> {
    if (this.#touched.has(key)) {
      const stored = await this.#stored(key).catch(() => undefined);
      if (stored?.number !== this.#known.get(key)) this.#split = new Set([...this.#split, key]);
    } else await this.#refresh(key);
  }

  async #stored(key: string): Promise<Row | undefined> {
    if (!this.#base) return undefined;
    return (await done(this.#base.transaction("drafts").objectStore("drafts").get(key))) as Row | undefined;
  }

  async #refresh(key: string): Promise<void> {
    const row = await this.#stored(key);
    if (row) this.#known.set(key, row.number);
    else this.#known.delete(key);
    this.#show(key, row ?? null);
  }

  #show(key: string, row: Row | null): void {
    const others = this.#all.filter((one) => one.key !== key);
    this.#all = row ? [...others, row] : others;
  }

  #join(key: string): void {
    this.#split = new Set([...this.#split].filter((one) => one !== key));
  }

  /** Write when what is being written is done; of one draft only the last state. */
  #write(key: string, row: Row | null): void {
    this.#waiting.set(key, row);
    this.#writing ??= this.#work().finally(() => (this.#writing = undefined));
  }

  async #work(): Promise<void> {
    await Promise.resolve(); // whoever has begun this knows of it
    while (this.#base && this.#waiting.size) {
      const [key, row] = this.#waiting.entries().next().value!;
      this.#waiting.delete(key);
      try {
        if (await this.#replace(key, row)) this.#others?.postMessage({ key });
        else this.#split = new Set([...this.#split, key]);
        this.keeping = "kept";
      } catch {
        this.keeping = "full";
      }
    }
  }

  /** Write over what this tab knows; false where another tab has written meanwhile. */
  async #replace(key: string, row: Row | null): Promise<boolean> {
    const write = this.#base!.transaction("drafts", "readwrite");
    const store = write.objectStore("drafts");
    const stored = (await done(store.get(key))) as Row | undefined;
    const end = ended(write);
    const number = (stored?.number ?? 0) + 1;
    const isOurs = stored === undefined || stored.number === this.#known.get(key) || row === null;
    if (isOurs && row) store.put({ ...row, number });
    else if (isOurs) store.delete(key);
    await end;
    if (!isOurs) return false;
    if (row) this.#known.set(key, number);
    else this.#known.delete(key);
    return true;
  }
}

export const drafts = new Drafts();
