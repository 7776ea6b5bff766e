import type { Findings } from "../findings";
import { ENGLISH, type Words } from "./english";
import { GERMAN } from "./german";

export const wordsIn = (isGerman: boolean): Words => (isGerman ? GERMAN : ENGLISH);

/** A report is in German if most of its sources are. */
export const wordsOf = (all: readonly Pick<Findings, "isGerman">[]): Words =>
  wordsIn(all.filter(({ isGerman }) => isGerman).length * 2 > all.length);
