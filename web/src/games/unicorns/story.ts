/** The end of a unicorn match in numbers: who has how many, and what the cards did. */
import { counted } from "../../end/counting";
import { Ledger, PLAYED, type Played } from "../../end/deeds";
import type { Deed, Story } from "../../game";
import type { UnicornEvent, UnicornFacts, UnicornWire } from "./wire";

const COUNTS = [PLAYED, "destroyed", "stolen", "stopped"];

const story: Story<UnicornWire> = {
  columns: [
    { title: "herd-end-unicorns", standing: (view) => view.seats.map((seat) => seat.stable.count) },
    {
      title: "end-cards",
      counted: (log) => counted(log, ({ event, facts }) => (event === "card_played" || event === "instant_played" ? [facts.seat] : null)),
    },
    { title: "herd-end-stopped", counted: (log) => counted(log, ({ event, facts }) => (event === "instant_played" ? [facts.seat] : null)) },
    { title: "herd-end-stolen", counted: (log) => counted(log, ({ event, facts }) => (event === "card_stolen" ? [facts.seat] : null)) },
  ],
  deeds: {
    counts: COUNTS.map((id) => ({ id, title: id === PLAYED ? "story-played" : `herd-story-${id}` })),
    of: (log, { facts }) => deeds(log, facts),
  },
};
export default story;

/** What happens to stables is the doing of the card that worked last for whoever does it. */
export function deeds(log: readonly UnicornEvent[], { cards }: UnicornFacts): Deed[] {
  const ledger = new Ledger(COUNTS, (card) => cards[card]?.name);
  const works = new Map<number, Played>();
  let last: Played | null = null; // the instant that stands, unless another one answers it
  for (const { event, facts } of log) {
    switch (event) {
      case "card_played":
        ledger.add(facts, PLAYED);
        works.set(facts.seat, facts);
        break;
      case "effect_used":
      case "magic_worked":
      case "card_entered":
        works.set(facts.seat, facts);
        break;
      case "turn_began":
        works.clear();
        break;
      case "card_destroyed":
        ledger.add(works.get(facts.other), "destroyed");
        break;
      case "card_stolen":
        ledger.add(works.get(facts.seat), "stolen");
        break;
      case "instant_played":
        if (last && cards[facts.source]?.type === "instant") ledger.add(last, "stopped", -1);
        ledger.add(facts, PLAYED);
        ledger.add(facts, "stopped");
        last = facts;
        break;
    }
  }
  return ledger.deeds;
}
