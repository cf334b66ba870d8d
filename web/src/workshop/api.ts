/** The endpoints of the workshop: what packs are written with, what is understood of them, and how they fare. */
import { ask } from "../api";
import type { Checked, Exported, GameWire, InWords, Shared, Trial, Tried, Understood, Workshop, Write, Written } from "../wire";
import type { Language } from "../words.svelte";
import type { Draft, Place } from "./draft";

/** Drafts are plain data on the wire. */
const plain = (draft: Draft): Record<string, unknown> => ({ ...draft });

const told = new Map<string, Promise<Workshop>>();

/** What packs of a game are written with, in a language; asked for once. */
export function workshop<G extends GameWire>(game: string, language: Language): Promise<Workshop<G>> {
  const path = `/api/workshop/${game}/${language}`;
  let found = told.get(path);
  if (!found) {
    found = ask<Workshop>(path);
    found.catch(() => told.delete(path));
    told.set(path, found);
  }
  return found as Promise<Workshop<G>>;
}

/** What is wrong with a draft, and what it is played with where nothing is. */
export const check = <G extends GameWire>(draft: Draft): Promise<Checked<G>> => ask("/api/workshop/check", { draft: plain(draft) });

/** What a text at a place of a draft means. */
export const read = (draft: Draft, place: Place, text: string): Promise<Understood> =>
  ask("/api/workshop/read", { draft: plain(draft), place: [...place], text });

/** What the verbs say that stand at the place of a text. */
export const said = (draft: Draft, place: Place): Promise<InWords> => ask("/api/workshop/said", { draft: plain(draft), place: [...place] });

/** Data as YAML, or YAML as data. */
export const written = (what: Write): Promise<Written> => ask("/api/workshop/written", what);

/** Quick matches. */
export const attempt = (trial: Trial): Promise<Tried> => ask("/api/workshop/try", trial);

/** A file as a draft. */
export async function bring(file: File): Promise<Draft> {
  const data = base64(new Uint8Array(await file.arrayBuffer()));
  return (await ask<{ draft: unknown }>("/api/workshop/import", { name: file.name, data })).draft as Draft;
}

/** A draft as one file. */
export async function packed(draft: Draft): Promise<{ name: string; data: Blob }> {
  const { name, data } = await ask<Exported>("/api/workshop/export", { draft: plain(draft) });
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
  return { name, data: new Blob([bytes], { type: "application/zip" }) };
}

/** Have whoever gets the link look at a draft; with an id, what it led to before is replaced. */
export const share = (draft: Draft, id: string | null = null): Promise<Shared> => ask("/api/workshop/shared", { draft: plain(draft), id });

/** A draft that somebody has shared. */
export const shared = (id: string): Promise<Shared> => ask(`/api/workshop/shared/${id}`);

/** Take one's own back. */
export const withdraw = (id: string): Promise<unknown> => ask(`/api/workshop/shared/${id}/withdraw`, {});

const CHUNK = 0x8000; // as many letters as a call takes at once

function base64(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += CHUNK) letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}
