/** A card of an expansion as its author writes it. */
import type { HerdCard } from "../wire";

export interface CardDraft {
  id?: string;
  name?: string;
  type?: HerdCard["type"];
  copies?: number;
  text?: string;
}

export const freshCard = (): CardDraft => ({ type: "magical", copies: 1 });
