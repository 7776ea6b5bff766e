import { peopleIn } from "../corpus/people-in";
import type { Ranked } from "../ranking/rank";
import type { Asked } from "./question-terms";

const OUTRIGHT = 0.8;
const LIKE_IT = 0.5;

/** Of the one thing that is asked about, one person's word of a like meaning is too little: a "deck" is no travel. */
export function isSaid({ terms, isOfSides, names }: Asked, ranked: readonly Ranked[]): boolean {
  if (isOfSides || names.size > 0 || terms.filter(({ isFeeling }) => !isFeeling).length > 1) return true;
  if (ranked.some(({ own }) => own >= OUTRIGHT)) return true;
  return peopleIn(ranked.filter(({ own }) => own >= LIKE_IT).map(({ passage }) => passage)) > 1;
}
