/** A draft: a pack as somebody writes it, as plain data. Parts may be unfinished; the hall says what is missing. */

/** What a pack is called, and whose it is. */
export interface About {
  id: string;
  game: string;
  name: string;
  author?: string;
  licence?: string;
  version?: string;
  /** The language that its texts are written in. */
  language: string;
}

export interface Draft {
  about: About;
  /** Parts by kind, as the game has them. */
  parts: Record<string, unknown[]>;
  /** Names in other languages: by language, by the id of a part, by what is named. */
  words: Record<string, Record<string, Record<string, string>>>;
}

/** Keys and numbers that lead to something in a draft. */
export type Place = readonly (string | number)[];

/** What stands at a place; undefined where nothing does. */
export function found(data: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, step) => (part === null || typeof part !== "object" ? undefined : (part as Record<string | number, unknown>)[step]),
    data,
  );
}

/** The same data with something else at a place; undefined takes it away. Nothing that was there before is changed. */
export function changed<T>(data: T, [step, ...more]: Place, value: unknown): T {
  if (step === undefined) return value as T;
  if (Array.isArray(data) || (data === undefined && typeof step === "number")) {
    const list = [...((data as unknown[] | undefined) ?? [])];
    if (!more.length && value === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = changed(list[Number(step)], more, value);
    return list as T;
  }
  const { [step]: old, ...rest } = (data ?? {}) as Record<string | number, unknown>;
  if (!more.length && value === undefined) return rest as T;
  return { ...(data as object), [step]: changed(old, more, value) } as T;
}

/** Something that can be named in other languages, and the part it belongs to. */
export interface Named {
  part: string;
  thing: string;
}

/** A draft without the names, in all languages, of what was there before and is there no longer. */
export function nameless(draft: Draft, before: readonly Named[], after: readonly Named[]): Draft {
  const is = (one: Named, other: Named): boolean => one.part === other.part && one.thing === other.thing;
  const gone = before.filter((one) => !after.some((other) => is(one, other)));
  const places = Object.keys(draft.words).flatMap((language) => gone.map(({ part, thing }) => ["words", language, part, thing]));
  return places.filter((place) => found(draft, place) !== undefined).reduce((kept, place) => changed(kept, place, undefined), draft);
}

/** An id made of a name, and one of its own where the name has no Latin letters. */
export function idFrom(name: string, otherwise: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\p{ASCII}]/gu, "")
    .toLowerCase();
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 40).replace(/-+$/, "");
  return /^[a-z]/.test(words) ? words : otherwise;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A word drawn by lot: keys of drafts, and ids of packs that nobody has named. */
export function drawn(length = 10): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** A draft as others than its author get it: a pack of its own, so that one is not taken for the other. */
export function copied(draft: Draft, name = draft.about.name): Draft {
  const id = `${draft.about.id.replace(/-\d[a-z0-9]{3}$/, "").slice(0, 34)}-${Math.floor(Math.random() * 10)}${drawn(3)}`;
  return { ...draft, about: { ...draft.about, id, name } };
}
