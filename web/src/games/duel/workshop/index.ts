/** How heroes and boards are written. */
import example from "icon:beer-stein";
import field from "icon:position-marker";
import helm from "icon:visored-helm";
import { printed, type GameWorkshop, type PackPlay } from "../../../game";
import { lot } from "../../../lobby/draft.svelte";
import { say } from "../../../words.svelte";
import type { Draft } from "../../../workshop/draft";
import type { Checked } from "../../../wire";
import type { DuelAlmanac, DuelPack, DuelWire } from "../wire";
import { freshHero, named, settled, type HeroDraft } from "./heroDraft";
import { plain } from "./board/boardDraft";
import { fromTemplate } from "./board/boardTemplates";
import BoardPreview from "../lobby/BoardPreview.svelte";
import { cardsOf } from "../print/deck";
import PackCards from "./PackCards.svelte";

const heroes = ({ parts }: Draft): HeroDraft[] => (parts["heroes"] ?? []) as HeroDraft[];
const heroesIn = ({ heroes }: DuelPack): { id: string; name: string }[] => heroes.map(({ facts: { id, name } }) => ({ id, name }));
const builtIn = ({ heroes }: DuelAlmanac): { id: string; name: string }[] => heroes.map(({ facts: { id, name } }) => ({ id, name }));
const ANY = "";
const freshBoard = (): unknown => plain(fromTemplate("empty", {}));

/** Boards for two that are built in. */
const fields = ({ boards }: DuelAlmanac): string[] => boards.filter(({ modes, id }) => modes.includes("duel") && !id.includes(".")).map(({ id }) => id);

const carried = ({ id, load }: Checked<DuelWire>): Record<string, unknown> => ({ packs: { [id]: load } });

const play: PackPlay<DuelWire> = {
  choices(pack, almanac) {
    const own = heroesIn(pack);
    const rivals = [{ id: ANY, name: say("duel-lobby-any-hero") }, ...own, ...builtIn(almanac)];
    const boards = [
      { id: ANY, name: say("duel-lobby-any-board") },
      ...[...pack.boards, ...almanac.boards.filter(({ modes }) => modes.includes("duel"))].map(({ id, name }) => ({ id, name })),
    ];
    // whoever has made a board wants to see it
    const first = pack.boards[0]?.id;
    return [
      { id: "hero", label: "duel-workshop-play-hero", options: own.length ? own : builtIn(almanac) },
      { id: "rival", label: "duel-workshop-play-rival", options: rivals },
      { id: "board", label: "duel-workshop-play-board", options: first ? boards.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)) : boards },
    ];
  },
  setup(checked, chosen, almanac) {
    const pack = checked.told!;
    const hero = chosen["hero"] || heroesIn(pack)[0]?.id || lot(builtIn(almanac))?.id;
    const rival = chosen["rival"] || lot(builtIn(almanac).filter(({ id }) => id !== hero))?.id;
    const board = (chosen["board"] ?? pack.boards[0]?.id) || lot(fields(almanac));
    return { ...carried(checked), heroes: [hero, rival], board, mode: "duel", rules: {} };
  },
  trial: {
    parts: heroesIn,
    rivals: (almanac) => builtIn(almanac).filter(({ id }) => !id.includes(".")),
    setup(checked, part, rival, almanac, turn) {
      const boards = fields(almanac);
      return { ...carried(checked), heroes: [part, rival], board: boards[turn % boards.length], mode: "duel", rules: {} };
    },
  },
};

const maker: GameWorkshop<DuelWire> = {
  beginnings: [
    { id: "example", icon: example, title: "duel-workshop-example", about: "duel-workshop-example-about", parts: (parts) => parts, words: true },
    { id: "hero", icon: helm, title: "duel-workshop-new-hero", about: "duel-workshop-new-hero-about", parts: () => ({ heroes: [freshHero()], boards: [] }) },
    {
      id: "board",
      icon: field,
      title: "duel-workshop-new-board",
      about: "duel-workshop-new-board-about",
      parts: () => ({ heroes: [], boards: [freshBoard()] }),
    },
  ],
  kinds: [
    { id: "heroes", icon: helm, title: "duel-workshop-hero", add: "duel-workshop-add-hero", fresh: freshHero, editor: () => import("./HeroEditor.svelte") },
    { id: "boards", icon: field, title: "duel-workshop-board", add: "duel-workshop-add-board", fresh: freshBoard, editor: () => import("./BoardPage.svelte") },
  ],
  show: PackCards,
  deck({ heroes, boards }) {
    const drawn = boards.map((board) => ({ ...printed(1, BoardPreview, { board }), ratio: board.width / board.height }));
    return { cards: heroes.flatMap(cardsOf), boards: drawn };
  },
  play,
  named: (draft) => heroes(draft).flatMap((one) => named(one).map((each) => ({ part: settled(one).id!, ...each }))),
  settled: (draft) => (heroes(draft).length ? { ...draft, parts: { ...draft.parts, heroes: heroes(draft).map(settled) } } : draft),
};
export default maker;
