import type { Findings } from "../findings";
import { ENGLISH, type Words } from "./english";
import { GERMAN } from "./german";

export const wordsIn = (isGerman: boolean): Words => (isGerman ? GERMAN : ENGLISH);

/** A report is in German when most of what it is written from is. */
export const wordsOf = (all: readonly Pick<Findings, "isGerman">[]): Words =>
  wordsIn(all.filter(({ isGerman }) => isGerman).length * 2 > all.length);
