/** The end of a duel in numbers: damage dealt and taken, and what the cards did. */
import type { Story } from "../../game";
import { counted } from "../../end/counting";
import { Ledger, PLAYED, type Played } from "../../end/deeds";
import type { Deed } from "../../game";
import type { DuelEvent, DuelFacts, DuelWire } from "./wire";

const COUNTS = [PLAYED, "dealt", "blocked", "healed"];

const story: Story<DuelWire> = {
  columns: [
    { title: "end-cards", counted: (log) => counted(log, ({ event, facts }) => (event === "card_played" || event === "card_laid" ? [facts.seat] : null)) },
    // Damage counts for the seat that struck in combat, and for whoever took it.
    { title: "duel-end-dealt", counted: (log) => counted(log, ({ event, facts }) => (event === "combat_resolved" ? [facts.seat, facts.number] : null)) },
    {
      title: "duel-end-taken",
      counted: (log, { facts: { fighters } }) =>
        counted(log, ({ event, facts }) => (event === "damage_dealt" ? [fighters[facts.fighter]?.seat, facts.number] : null)),
    },
  ],
  deeds: {
    counts: COUNTS.map((id) => ({ id, title: id === PLAYED ? "story-played" : `duel-story-${id}` })),
    of: (log, { facts }) => deeds(log, facts),
  },
};
export default story;

/** In a combat a wound is the doing of the other side's card, and what heals that of one's own; else it is the scheme's. */
export function deeds(log: readonly DuelEvent[], { cards, fighters }: DuelFacts): Deed[] {
  const ledger = new Ledger(COUNTS, (card) => cards[card]?.name);
  let scheme: Played | null = null;
  let combat: { attacker: number; cards: Map<number, Played> } | null = null;
  const seatOf = (fighter: string): number => fighters[fighter]?.seat ?? -1;
  for (const { event, facts } of log) {
    switch (event) {
      case "card_played":
        scheme = { seat: facts.seat, card: facts.card };
        ledger.add(scheme, PLAYED);
        break;
      case "scheme_ended":
        scheme = null;
        break;
      case "attack_declared":
        combat = { attacker: seatOf(facts.fighter), cards: new Map() };
        break;
      case "combat_ended":
        combat = null;
        break;
      case "card_revealed":
        if (!combat) break;
        combat.cards.set(facts.seat, { seat: facts.seat, card: facts.card });
        ledger.add(combat.cards.get(facts.seat), PLAYED);
        break;
      case "combat_resolved": {
        const defence = [...(combat?.cards.values() ?? [])].find((card) => card.seat !== facts.seat);
        ledger.add(defence, "blocked", facts.attack - facts.number);
        break;
      }
      case "damage_dealt": {
        const [hurt, attacker] = [seatOf(facts.fighter), combat?.attacker];
        const struck = [...(combat?.cards.values() ?? [])].find(({ seat }) => (hurt === attacker ? seat !== hurt : seat === attacker));
        ledger.add(combat ? struck : scheme, "dealt", facts.number);
        break;
      }
      case "fighter_healed":
        ledger.add(combat ? combat.cards.get(seatOf(facts.fighter)) : scheme, "healed", facts.number);
        break;
    }
  }
  return ledger.deeds;
}
