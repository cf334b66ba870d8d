/** The hall's HTTP endpoints: what is asked for, and the answers. Whatever is refused comes back as words to be shown. */
import { hall } from "./hall";
import { dressed } from "./looks";
import { language, say, type Language } from "./words.svelte";
import type {
  Almanac,
  Attempt,
  Check,
  Fair,
  FairAsk,
  GoOn,
  Import,
  Join,
  Listing,
  Made,
  NewMatch,
  Problem,
  Read,
  Redeem,
  Report,
  Reported,
  Reword,
  Share,
  Summary,
  Trial,
  Write,
} from "./wire";

/** Why something was not done, in words for the person; the status is nought where the hall did not answer. */
export class Refusal extends Error {
  constructor(
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** A request that only asks for something to be done. */
type Nothing = Record<string, never>;

/** What can be handed in. */
type Message = Attempt | FairAsk | NewMatch | Join | GoOn | Report | Listing | Redeem | Check | Read | Reword | Write | Trial | Import | Share | Nothing;

/** Ask for something, or hand something in: a message, or a file as it is. */
export async function ask<T>(path: string, body?: Message | Blob): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await hall.fetch(path, body ? { method: "POST", headers, body: body instanceof Blob ? body : JSON.stringify(body) } : { headers });
  } catch {
    throw new Refusal(say("lobby-offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.text || say("lobby-offline"), problem?.text ? answer.status : 0);
}

const almanacs = new Map<Language, Promise<Almanac>>();

/** All that can be played, in a language; asked for once. */
export function almanac(spoken: Language): Promise<Almanac> {
  let found = almanacs.get(spoken);
  if (!found) {
    found = ask<Almanac>(`/api/almanac/${spoken}`);
    found.catch(() => almanacs.delete(spoken));
    almanacs.set(spoken, found);
  }
  return found;
}

/** Set a table. */
export const set = (body: NewMatch): Promise<Made> => ask("/api/matches", body);

/** What would make a table even, in a language. */
export const fair = (spoken: Language, body: FairAsk): Promise<Fair> => ask(`/api/fair/${spoken}`, body);

/** The tables of this browser. */
export const mine = async (): Promise<Summary[]> => (await ask<Summary[]>("/api/matches")).map(dressed);

/** One table. */
export const table = async (id: string): Promise<Summary> => dressed(await ask<Summary>(`/api/matches/${id}`));

/** Sit down at a table. */
export const join = (id: string, body: Join): Promise<Made> => ask(`/api/matches/${id}/join`, body);

/** Open a transcript from a file. */
export const upload = (file: Blob): Promise<Made> => ask("/api/replays", file);

/** Where the transcript of a finished match is found. */
export const transcript = (id: string): string => `/api/replays/${id}/transcript`;

/** Tell the hall's keepers of a problem at a table. */
export const report = (id: string, body: Report): Promise<Reported> => ask(`/api/matches/${id}/report`, body);

/** What went wrong, in words. */
export function reason(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : say("lobby-offline");
}
