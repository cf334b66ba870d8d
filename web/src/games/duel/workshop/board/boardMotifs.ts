/** Kinds of scenery: an area is drawn over a stretch of ground, a way through points, a thing at one. */
import { AREAS } from "../../scenery/areas";
import { WAYS } from "../../scenery/ways";

export const isArea = (motif: string): boolean => motif in AREAS;
export const isWay = (motif: string): boolean => motif in WAYS;

export const KINDS = ["things", "ways", "areas"] as const;
export type Kind = (typeof KINDS)[number];
export const kindOf = (motif: string): Kind => (isArea(motif) ? "areas" : isWay(motif) ? "ways" : "things");
