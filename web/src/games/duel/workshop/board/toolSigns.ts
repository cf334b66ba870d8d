/** The signs of the tools. */
import spaces from "icon:plain-circle";
import lines from "icon:path-distance";
import zones from "icon:paint-brush";
import starts from "icon:flying-flag";
import doors from "icon:wooden-door";
import passages from "icon:key-lock";
import scenery from "icon:pine-tree";
import board from "icon:resize";
import type { Tool } from "./boardEditing.svelte";

export const SIGNS: Record<Tool, string> = { spaces, lines, zones, starts, doors, passages, scenery, board };
