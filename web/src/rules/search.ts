/** Search in the rules: words are found whatever their case and accents, rules also by their ids. */
import type { Chapter } from "../wire";

const ALIKE: Record<string, string> = { ł: "l", ß: "ss", "’": "'", ʼ: "'" }; // what is no accent to Unicode
const ID = /^[a-z]\d+(\.\d*)?$/;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu;

/** A letter as it is compared: small, without its accents (ё is е). */
function plain(letter: string): string {
  const small = letter.toLowerCase();
  return ALIKE[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

export const fold = (text: string): string => Array.from(text, plain).join("");

/** What was typed, as words to be found. */
export function wordsOf(typed: string): string[] {
  return typed
    .split(/\s+/)
    .map((word) => fold(word.replace(AROUND, "")))
    .filter(Boolean);
}

/** An id is meant as a whole: D1 is no beginning of D10. */
function isNamed(word: string, id: string): boolean {
  const name = fold(id);
  return name === word || name.startsWith(word.endsWith(".") ? word : `${word}.`);
}

/** The rules that have all words, in their chapters; a word may stand in the chapter's title too. */
export function search(chapters: Chapter[], words: string[]): Chapter[] {
  return chapters
    .map((chapter) => {
      const rules = chapter.rules.filter(({ id, text }) => {
        const whole = fold(`${text} ${chapter.title}`);
        return words.every((word) => (ID.test(word) ? isNamed(word, id) : whole.includes(word)));
      });
      return { ...chapter, rules };
    })
    .filter((chapter) => chapter.rules.length);
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces: what was looked for, and what stands between. */
export function pieces(text: string, words: string[]): Piece[] {
  const letters = Array.from(text);
  const folded = letters.map(plain);
  const whole = folded.join("");
  const isFound = new Array<boolean>(whole.length).fill(false);
  for (const word of words) for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) isFound.fill(true, at, at + word.length);
  const parts: Piece[] = [];
  let at = 0;
  letters.forEach((letter, number) => {
    const found = isFound[at] ?? false;
    at += folded[number]?.length ?? 0;
    const last = parts.at(-1);
    if (last?.found === found) last.text += letter;
    else parts.push({ text: letter, found });
  });
  return parts;
}
