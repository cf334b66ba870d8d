/** Shows rules under a title; whoever stands at a table can ask for them. */
import { getContext, setContext } from "svelte";

export type Why = (rules: string[], title: string) => void;
const KEY = Symbol("why");

/** To be called where the table begins. */
export const giveWhy = (why: Why): Why => setContext(KEY, why);

/** None where there is no table, as in the lobby. */
export const whyOf = (): Why | undefined => getContext<Why | undefined>(KEY);
