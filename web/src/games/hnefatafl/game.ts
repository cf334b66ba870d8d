/** Hnefatafl in the page. */
import crown from "icon:queen-crown";
import { defineGame } from "../../game";
import type TaflDraft from "./lobby/draft.svelte";
import "./mood.css";
import type { HnefataflWire } from "./wire";

export default defineGame<HnefataflWire, TaflDraft>({
  id: "hnefatafl",
  order: 3,
  icon: crown,

  picture: () => import("./lobby/Scene.svelte"),
  draft: () => import("./lobby/draft.svelte"),
  setup: () => import("./lobby/TaflSetup.svelte"),
  about: ({ board }, almanac) => [almanac?.boards.find(({ id }) => id === board)?.name ?? ""],
  preview: () => import("./lobby/SetupPreview.svelte"),
  roles: {
    of: ({ board }) => (typeof board === "string" ? [`${board}-attackers`, `${board}-defenders`] : []),
    portrait: () => import("./lobby/SidePortrait.svelte"),
    table: "sides",
  },

  table: () => import("./HnefataflTable.svelte"),
  ownClocks: true,
  sounds: { piece_moved: "card", piece_captured: "hit", king_captured: "hit" },
  open: true,
  hints: true,
  isGone: ({ seats }, seat) => Boolean(seats[seat]?.left),

  story: () => import("./story"),
  lessons: { moment: () => import("./board/LessonBoard.svelte") },
});
