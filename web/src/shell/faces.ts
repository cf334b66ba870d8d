/** Faces: what the hall's bots look like. Each is put together from a few parts, so that no two are alike. */
export interface Face {
  /** The disc behind the head. */
  ground: string;
  skin: string;
  hair: string;
  /** Metal, cloth or leather of what is worn. */
  worn: string;
  head: "bare" | "helmet" | "horns" | "hood" | "band" | "cap";
  locks: "short" | "braids" | "long" | "bald";
  beard: "none" | "short" | "long" | "plaits" | "moustache";
}

const GROUNDS = ["#2f5d62", "#7a3b2e", "#4a5a2b", "#3d4a7a", "#6d4271", "#8a6420", "#2d6a4f"];
const SKINS = ["#f1cfae", "#e3b38a", "#c98f66", "#f5dcc4", "#a9714b"];
const HAIRS = ["#e2b24a", "#b5541c", "#5a3a22", "#efe6d2", "#2b2220", "#8d5a2b"];
const WORN = ["#aeb7bd", "#c99a3c", "#7d8a94", "#5d7f5a", "#8c4f6b", "#4f6f9a"];

const WOMEN = ["astrid", "gudrun", "ingrid", "freydis", "sigrid", "thora", "helga", "solveig", "ylva", "hilda", "signe", "frida", "runa", "tove"];
const MEN = ["leif", "sven", "bjorn", "harald", "olaf", "ragnar", "erik", "gunnar", "knut", "arne", "torstein", "ivar", "halfdan", "sigurd"];
export const BOTS: readonly string[] = [...WOMEN, ...MEN];

const THEIR_HEADS: Face["head"][] = ["band", "bare", "helmet", "hood", "cap", "horns", "bare"];
const THEIR_LOCKS: Face["locks"][] = ["braids", "long"];
const HIS_HEADS: Face["head"][] = ["helmet", "bare", "horns", "cap", "hood", "band", "bare"];
const HIS_LOCKS: Face["locks"][] = ["short", "bald", "long"];
const BEARDS: Face["beard"][] = ["long", "short", "plaits", "moustache", "none"];

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length]!;

/** The face of a bot; a stranger's is the first one's. */
export function faceOf(bot: string): Face {
  const woman = WOMEN.indexOf(bot);
  const at = Math.max(0, woman >= 0 ? woman : MEN.indexOf(bot));
  const parts = { ground: pick(GROUNDS, at * 3 + (woman >= 0 ? 0 : 1)), skin: pick(SKINS, at), hair: pick(HAIRS, at), worn: pick(WORN, at * 5 + 1) };
  if (woman >= 0) return { ...parts, head: pick(THEIR_HEADS, at), locks: pick(THEIR_LOCKS, at + Math.floor(at / 7)), beard: "none" };
  return { ...parts, head: pick(HIS_HEADS, at), locks: pick(HIS_LOCKS, at), beard: pick(BEARDS, at) };
}
