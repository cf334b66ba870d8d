/** What a person may like otherwise at a unicorn table. */
import { Own } from "../../settings.svelte";

/** Whether it has been said that cards pass by themselves. */
export const passTold = new Own("passTold", false);

/** Whether cards that one holds nothing against pass by themselves. */
class AutoPass extends Own {
  /** Before it was said anywhere, "off" was nobody's choice. */
  override get on(): boolean {
    return passTold.isChosen ? super.on : this.usual;
  }

  override set on(on: boolean) {
    if (!passTold.isChosen) passTold.on = passTold.usual;
    super.on = on;
  }
}
export const autoPass = new AutoPass("autoPass", true);
