/** A unicorn table to be set up: how many play, and how long a card can be answered. */
import { Draft } from "../../../lobby/draft.svelte";
import { Shelf } from "../../../workshop/shelf.svelte";
import type { Expansion, HerdCard, UnicornAlmanac, UnicornWire } from "../wire";

/** An expansion that can be played with: the hall's, or one's own. */
export type Offered = Pick<Expansion, "id" | "name" | "cards"> & { own: boolean };

/** The seconds to answer a card. */
export const WINDOW = { least: 4, usual: 8, most: 20 };

export default class UnicornDraft extends Draft<UnicornWire> {
  /** Expansions that were made in this browser. */
  readonly shelf = new Shelf<UnicornWire>("unicorns");
  /** Those that are played with. */
  chosen = $state.raw<string[]>([]);

  constructor() {
    super("unicorns", 4);
    this.window = WINDOW.usual;
  }

  /** All expansions that there are. */
  offered({ expansions }: UnicornAlmanac): Offered[] {
    const own = this.shelf.all.flatMap(({ checked, kept }) => {
      if (!checked?.told || this.shelf.packs.get(checked.id) !== checked) return [];
      return [{ id: checked.id, name: kept.draft.about.name || checked.id, cards: checked.told.cards, own: true }];
    });
    return [...expansions.filter(({ id }) => !this.shelf.packs.has(id)).map((each) => ({ ...each, own: false })), ...own];
  }

  /** All cards that will be played with, as far as the box has them. */
  cards(almanac: UnicornAlmanac): HerdCard[] {
    return [...almanac.cards, ...this.offered(almanac).flatMap(({ id, cards }) => (this.chosen.includes(id) ? cards : []))];
  }

  override setup(almanac: UnicornAlmanac, language: string): Record<string, unknown> {
    const packs = this.chosen.flatMap((id): [string, unknown][] => {
      const carried = this.shelf.packs.get(id)?.load ?? almanac.expansions.find((each) => each.id === id)?.fingerprint;
      return carried ? [[id, carried]] : [];
    });
    return { players: this.places.length, language, ...this.rules, ...(packs.length ? { packs: Object.fromEntries(packs) } : {}) };
  }

  override summary(almanac: UnicornAlmanac): string[] {
    const names = new Map(this.chosen.length ? this.offered(almanac).map(({ id, name }) => [id, name]) : []);
    return [...super.summary(almanac), ...this.chosen.flatMap((id) => names.get(id) ?? [])];
  }
}
