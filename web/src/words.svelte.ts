/** The page's own words, in the language that is spoken now. Sentences about a match come from the server, ready-made. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteSet } from "svelte/reactivity";
import { hall } from "./hall";

export const LANGUAGES = ["en", "ru", "uk", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The files that are spoken from: a page with words of its own adds them when it is opened. */
const files = ["page"];
/** Those among them that a hall may not have, and those that it does not. */
const optional = new Set<string>();
const missing = new SvelteSet<string>();
const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** Speak from these files too, from the start, as far as the hall has them. */
export function begin(more: readonly string[]): void {
  for (const file of more) optional.add(file);
  files.push(...more);
}

/** Whether there are words in a file, as far as is known. */
export const isSpoken = (file: string): boolean => !missing.has(file);

/** The first of the browser's languages that there are words in. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

async function fetched(language: Language, file: string): Promise<FluentResource> {
  const answer = await hall.fetch(`/api/words/${language}/${file}.ftl`);
  const text = await answer.text();
  if (answer.status === 404 && optional.has(file)) missing.add(file);
  else if (!answer.ok) throw new Error(`no words in ${language}: ${file} (${answer.status})`);
  return new FluentResource(answer.ok ? text : "");
}

function add(bundle: FluentBundle, resource: FluentResource): void {
  const [problem] = bundle.addResource(resource);
  if (problem) throw problem;
}

/** Fetch the words of a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of await Promise.all(files.map((file) => fetched(language, file)))) add(bundle, resource);
  state.bundle = bundle;
  state.language = language;
  document.documentElement.lang = language;
}

/** Fetch more words, once: those that only one page needs. */
export async function learn(file: string): Promise<void> {
  if (files.includes(file) || !state.bundle) return;
  const { bundle, language } = state;
  add(bundle, await fetched(language, file));
  files.push(file);
  if (state.bundle !== bundle) await speak(state.language); // another language was chosen meanwhile
}

/** The language that is spoken now; whoever reads it is drawn anew when it changes. */
export function language(): Language {
  return state.language;
}

/** A message with its arguments filled in. What has no words is an error, so that a test finds it. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = state.bundle;
  if (!bundle) return "";
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`${state.language} has no words for "${id}"`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, args, problems);
  if (problems[0]) throw problems[0];
  return text;
}
