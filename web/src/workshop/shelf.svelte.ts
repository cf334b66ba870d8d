/** A shelf: the packs of a game that somebody has made in this browser, as a match can be set up with them. */
import { reason } from "../api";
import type { Checked, GameWire } from "../wire";
import { check } from "./api";
import { drafts, type Kept } from "./drafts.svelte";

/** A draft, and what the hall says of it. */
export interface Own<G extends GameWire> {
  kept: Kept;
  /** Null where the hall could not say anything. */
  checked: Checked<G> | null;
  wrong: string;
}

export class Shelf<G extends GameWire = GameWire> {
  /** Those that the hall has looked at. */
  all = $state.raw<readonly Own<G>[]>([]);
  #looking: Promise<void> | undefined;

  constructor(readonly game: string) {}

  /** Have the hall look at all drafts of the game; those that it knows as they are now, it is not asked about again. */
  open(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    await drafts.begin();
    const found: Own<G>[] = [];
    for (const kept of drafts.list(this.game)) {
      const known = this.all.find((one) => one.checked && one.kept.key === kept.key && one.kept.changed === kept.changed);
      found.push(known ?? (await this.#asked(kept)));
    }
    this.all = found;
  }

  async #asked(kept: Kept): Promise<Own<G>> {
    try {
      return { kept, checked: await check<G>(kept.draft), wrong: "" };
    } catch (problem) {
      return { kept, checked: null, wrong: reason(problem) };
    }
  }

  /** Packs that can be played, by their ids: of several with one id the one that was changed last. */
  get packs(): ReadonlyMap<string, Checked<G>> {
    const sound = this.all.flatMap(({ checked }) => (checked?.load ? [checked] : []));
    return new Map(sound.toReversed().map((checked) => [checked.id, checked]));
  }

  /** Drafts that cannot be played yet. */
  get unfinished(): readonly Own<G>[] {
    return this.all.filter(({ checked }) => !checked?.load);
  }

  /** What a setup carries, so that these parts can be played: what the hall has itself, it need not be told. */
  carried(parts: readonly (string | null | undefined)[]): Record<string, Record<string, unknown>> {
    const wanted = new Set(parts.map((part) => packOf(part)));
    return Object.fromEntries([...this.packs].flatMap(([id, { load }]) => (load && wanted.has(id) ? [[id, load]] : [])));
  }
}

/** The pack that something is from, by its id; none where the game itself has it. */
export function packOf(part: string | null | undefined): string | null {
  const at = part?.indexOf(".") ?? -1;
  return part && at > 0 ? part.slice(0, at) : null;
}

/** Whose something is: the game's own, of a pack that the hall has, or of one that was made in this browser. */
export type Source = "game" | "hall" | "own";

export function sourceOf(part: string, shelf: Shelf | null): Source {
  const pack = packOf(part);
  if (pack === null) return "game";
  return shelf?.packs.has(pack) ? "own" : "hall";
}

/** The same by where they are from; what there is none of is left out. */
export function bySource<T>(all: readonly T[], id: (one: T) => string, shelf: Shelf | null): { source: Source; all: T[] }[] {
  const sources: Source[] = ["own", "game", "hall"];
  return sources.map((source) => ({ source, all: all.filter((one) => sourceOf(id(one), shelf) === source) })).filter((each) => each.all.length > 0);
}
