/** Signs: what says something without words. */
import cheers from "icon:beer-stein";
import heart from "icon:hearts";
import party from "icon:party-popper";
import shock from "icon:surprised";
import think from "icon:think";
import thumb from "icon:thumb-up";
import type { Sign } from "./talk.svelte";

export const signs: Record<Sign, string> = { cheers, heart, party, shock, think, thumb };
