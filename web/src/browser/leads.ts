/** Which matches this tab leads: one tab of the browser leads a match at a time, and holds a lock on it. */

/** Seeks and holds the locks. */
export class Leads {
  /** How to end what is held or sought, by the match. */
  readonly #ends = new Map<string, () => void>();

  /** `grant` hears when a match may be led. */
  constructor(private readonly grant: (id: string) => void) {}

  /** Ask to lead a match. */
  seek(id: string): void {
    if (this.#ends.has(id)) return;
    if (navigator.locks) this.#wait(id, navigator.locks);
    else {
      // without locks nobody can know of other tabs
      const later = setTimeout(() => this.grant(id));
      this.#ends.set(id, () => clearTimeout(later));
    }
  }

  /** Give a match up, or do not want to lead it any more. */
  release(id: string): void {
    this.#ends.get(id)?.();
    this.#ends.delete(id);
  }

  #wait(id: string, locks: LockManager): void {
    const given = new AbortController();
    this.#ends.set(id, () => given.abort());
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        if (given.signal.aborted) return resolve();
        this.#ends.set(id, resolve);
        setTimeout(() => this.#ends.get(id) === resolve && this.grant(id));
      });
    locks.request(`meadhall-match-${id}`, { signal: given.signal }, hold).catch((problem: unknown) => {
      if (!given.signal.aborted) console.error(problem);
    });
  }
}
