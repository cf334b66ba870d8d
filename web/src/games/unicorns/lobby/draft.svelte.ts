/** A unicorn table to be set up: how many play, and how long a card can be answered. */
import { Draft } from "../../../lobby/draft.svelte";
import type { UnicornAlmanac, UnicornWire } from "../wire";

/** The seconds to answer a card. */
export const WINDOW = { least: 4, usual: 8, most: 20 };

export default class UnicornDraft extends Draft<UnicornWire> {
  constructor() {
    super("unicorns", 4);
    this.window = WINDOW.usual;
  }

  override setup(_almanac: UnicornAlmanac, language: string): Record<string, unknown> {
    return { players: this.places.length, language, ...this.rules };
  }
}
