/** Why: shows rules under a title. Whatever stands on a table can ask for it. */
import { getContext, setContext } from "svelte";

type Why = (rules: string[], title: string) => void;
const KEY = Symbol("why");

/** To be called where the table begins. */
export const giveWhy = (why: Why): Why => setContext(KEY, why);

export const whyOf = (): Why => getContext<Why>(KEY);
