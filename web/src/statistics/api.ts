/** The endpoints of a person: what the hall keeps of whoever uses this browser, and what can be done with it. */
import { ask } from "../api";
import type { Me, Transfer } from "../wire";

/** What is kept. */
export const me = (): Promise<Me> => ask("/api/me");

/** Show finished matches and the name to others, or do not. */
export const list = (listed: boolean): Promise<Me> => ask("/api/me/listing", { listed });

/** A link that makes another browser the same person's. */
export const transfer = (): Promise<Transfer> => ask("/api/me/transfer", {});

/** Go on as the person who made a link. */
export const redeem = (token: string): Promise<Me> => ask("/api/me/redeem", { token });

/** Take the names back, end all other sessions, or delete everything. */
export const change = (what: "forget-names" | "end-others" | "delete"): Promise<Me> => ask(`/api/me/${what}`, {});

/** What became of a file that was brought in: how many matches are new, how many were here already, and what could not be read. */
export interface Brought {
  kept: number;
  known: number;
  refused: { id: string; text: string }[];
}

/** Bring in the matches of a file, where a browser keeps them itself. */
export const bring = (file: Blob): Promise<Brought> => ask("/api/kept", file);

/** Delete all matches that a browser keeps itself. */
export const clear = (): Promise<unknown> => ask("/api/kept/delete", {});
