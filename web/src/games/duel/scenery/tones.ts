/** The colours of scenery, by day and by night. */

/** What lies under spaces and lines: rims and edges have to be told from every one of these. */
export const GROUNDS = {
  table: ["#e6d8bd", "#241e19"],
  grass: ["#c6d19c", "#24342b"],
  thicket: ["#a8bf86", "#1b2d25"],
  moor: ["#cdc39b", "#2f3029"],
  earth: ["#d6bb90", "#35291f"],
  sand: ["#efdeb4", "#3d3628"],
  snow: ["#f0f3f1", "#323e4b"],
  ice: ["#cfe4eb", "#274352"],
  paving: ["#dcd3c3", "#302e2d"],
  street: ["#efe8da", "#3b3836"],
  needles: ["#cbdac6", "#20352f"],
  rock: ["#b9ac99", "#292522"],
  cave: ["#e0cfae", "#3d3228"],
  water: ["#9ccad5", "#12303f"],
  shallow: ["#bfdfdd", "#1c4353"],
  field: ["#dcc888", "#38331f"],
  garden: ["#b6cd90", "#21372b"],
  planks: ["#dfbb88", "#402d1e"],
  parquet: ["#e6d2ad", "#3d3227"],
  marble: ["#f3eee4", "#3a3b45"],
  roof: ["#cf9873", "#482b20"],
  slate: ["#b3b4b8", "#2b303a"],
  terrace: ["#e9dbbd", "#3b352b"],
  stage: ["#d2a46e", "#473320"],
} as const satisfies Record<string, readonly [string, string]>;

/** What small things and edges are drawn with, clear of spaces and lines. */
export const DETAILS = {
  ink: ["#4b3b2b", "#0b0908"],
  shade: ["#4a3823", "#000000"],
  light: ["#fffaf0", "#cfc4ad"],
  crest: ["#fffaf0", "#5a5a52"],
  tuft: ["#92a565", "#3c5443"],
  heather: ["#a286aa", "#5d4c68"],
  speck: ["#b7986a", "#55432f"],
  drift: ["#c6d6de", "#4a5b6b"],
  crack: ["#8c8070", "#4a433a"],
  glint: ["#f7fdfb", "#6aa3bb"],
  shore: ["#eedfb6", "#4d4a38"],
  leaf: ["#86a563", "#2d4a37"],
  leafLight: ["#a6c07b", "#41624a"],
  leafDark: ["#5b7a49", "#152a20"],
  needle: ["#5d8468", "#22403a"],
  needleLight: ["#7fa386", "#335850"],
  needleDark: ["#3f6150", "#12261f"],
  trunk: ["#7b5a3b", "#2e2219"],
  stone: ["#b0a696", "#4b463f"],
  stoneLight: ["#d6cdbd", "#6b6458"],
  stoneDark: ["#7c7264", "#22201d"],
  plank: ["#b78d58", "#281b11"],
  tile: ["#cfc6b6", "#4b4c57"],
  ridge: ["#a06a4b", "#2a1710"],
  wall: ["#efe3cc", "#8a7a63"],
  window: ["#5b4a3a", "#ffd27a"],
  flame: ["#e5742b", "#ffb84d"],
  rose: ["#cb6a72", "#b06470"],
  gold: ["#dba73d", "#d0a24a"],
  violet: ["#8f78b3", "#8672ad"],
  cloth: ["#eadcc2", "#94866f"],
  red: ["#b4513d", "#964636"],
  crystal: ["#8fb2da", "#7fb8ea"],
  rail: ["#6c6762", "#9a938a"],
  hull: ["#75502f", "#6b4a30"],
} as const satisfies Record<string, readonly [string, string]>;

export type Tone = keyof typeof GROUNDS | keyof typeof DETAILS;

/** All tones as custom properties, to be set once on what holds the drawing. */
export const TONES = Object.entries({ ...GROUNDS, ...DETAILS })
  .map(([name, [day, night]]) => `--${name}: light-dark(${day}, ${night})`)
  .join(";");
