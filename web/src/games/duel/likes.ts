/** What a person may like otherwise at the duel's table. */
import { Own } from "../../settings.svelte";

/** Whether the names of spaces stay on a board. */
export const spaceNames = new Own("spaceNames", false);
