/** Completion: which words may go on a text, as far as it was understood. */
import type { Span, Understood } from "../wire";

/** Words that may stand where a text is not understood, instead of what is written there from start to end. */
export interface Offer {
  start: number;
  end: number;
  words: string[];
}

const MOST = 8;

/** A place of a text as JavaScript counts, from characters as Python counts them. */
export function place(text: string, number: number): number {
  let at = 0;
  for (const sign of text) {
    if (number-- <= 0) break;
    at += sign.length;
  }
  return at;
}

/** What may be written at the caret. The text may have grown since it was read, behind what was understood of it. */
export function offer(text: string, caret: number, read: string, understood: Understood | undefined): Offer | null {
  if (!understood?.expected.length) return null;
  const first = understood.unread[0];
  const [from, to] = first ? [place(read, first.start), place(read, first.end)] : [read.length, read.length];
  if (text.slice(0, from) !== read.slice(0, from)) return null;
  return instead(text, caret, from, understood.expected) ?? (isUnfinished(read, from, to) ? behind(text, caret, to, understood.expected) : null);
}

/** Words that begin as what stands there does. */
function instead(text: string, caret: number, from: number, expected: readonly string[]): Offer | null {
  let start = from;
  while (start < caret && /\s/.test(text[start] ?? "")) start++;
  if (caret < start) return null;
  const typed = text.slice(start, caret).toLocaleLowerCase();
  const words = expected.filter((word) => word.toLocaleLowerCase().startsWith(typed) && word.toLocaleLowerCase() !== typed).slice(0, MOST);
  if (!words.length) return null;
  const rest = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(caret))?.[0].length ?? 0;
  return { start, end: caret + (typed ? rest : 0), words };
}

/** The last word of a text that ends too early is told as not understood: what is expected may follow it. */
const isUnfinished = (read: string, from: number, to: number): boolean => !read.slice(to).trim() && !/\s/.test(read.slice(from, to).trim());

function behind(text: string, caret: number, to: number, expected: readonly string[]): Offer | null {
  return /\s/.test(text[to] ?? "") && caret > to ? instead(text, caret, to, expected) : null;
}

const TIGHT = /^[.,;:!?)]/;

/** A text with a word put where it was offered, and where the caret is then. */
export function completed(text: string, { start, end }: Pick<Offer, "start" | "end">, word: string): { text: string; caret: number } {
  let before = text.slice(0, start);
  const after = text.slice(end);
  if (TIGHT.test(word)) before = before.trimEnd();
  else if (before && !/[\s(“„«"]$/.test(before)) before += " ";
  const space = /^[\s.,;:!?)]/.test(after) ? "" : " ";
  return { text: before + word + space + after, caret: (before + word).length + 1 };
}

/** A text with another sentence instead of the one that was not understood. */
export function mended(text: string, unread: readonly Span[], sentence: string): string {
  const first = unread[0];
  if (!first) return sentence;
  const from = place(text, first.start);
  const start = Math.max(...[...text.slice(0, from).matchAll(/[.!?]\s+/g)].map((end) => end.index + end[0].length), 0);
  const stop = /[.!?](?=\s|$)/.exec(text.slice(from));
  const end = stop ? from + stop.index + 1 : text.length;
  const full = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return text.slice(0, start) + full + text.slice(end);
}

/** A text in parts: those that were understood, and those that were not. */
export function parted(text: string, unread: readonly Span[]): { text: string; wrong: boolean }[] {
  const parts: { text: string; wrong: boolean }[] = [];
  let at = 0;
  for (const span of unread) {
    const [start, end] = [place(text, span.start), place(text, span.end)];
    if (start > at) parts.push({ text: text.slice(at, start), wrong: false });
    if (end > start) parts.push({ text: text.slice(start, end), wrong: true });
    at = Math.max(at, end);
  }
  if (at < text.length) parts.push({ text: text.slice(at), wrong: false });
  return parts;
}
