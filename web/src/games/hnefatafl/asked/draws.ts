/** How near a draw is, where it is near enough to be spoken of. The server counts; here it is only decided what to say. */
import type { HnefataflView } from "../wire";

const AGAIN = 2; // times that a position has been on the board
const FEW = 20; // moves that are left

export interface Near {
  kind: "again" | "quiet";
  number: number;
}

export function drawsNear({ repeats, quiet, quiet_limit }: Pick<HnefataflView, "repeats" | "quiet" | "quiet_limit">): Near[] {
  const left = quiet_limit - quiet;
  const found: Near[] = [];
  if (repeats >= AGAIN) found.push({ kind: "again", number: repeats });
  if (left <= FEW) found.push({ kind: "quiet", number: left });
  return found;
}
