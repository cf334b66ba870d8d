/** Play now: a table as most people want it, set with one click. */
import { almanac, reason, set } from "../api";
import type { GamePage } from "../game";
import { hall } from "../hall";
import { go } from "../route.svelte";
import { likes } from "../settings.svelte";
import { language } from "../words.svelte";
import { draftOf } from "./drafts";

export class Now {
  busy = $state(false);
  /** Why it could not be set, in words. */
  wrong = $state("");

  async play(game: GamePage): Promise<void> {
    this.busy = true;
    this.wrong = "";
    hall.begin(); // what could not be opened before is tried anew
    try {
      const [draft, book] = await Promise.all([draftOf(game), almanac(language())]);
      const made = await set(draft.paper(book, language(), likes.name));
      go(`/table/${made.id}`);
    } catch (problem) {
      this.wrong = reason(problem);
    } finally {
      this.busy = false;
    }
  }
}
