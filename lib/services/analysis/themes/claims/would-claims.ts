import { isDivided } from "@/lib/core/evidence/is-divided";
import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import { asksWhetherTheyWould, type Stand, standOf } from "../statements/stand-of";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { MOST_QUOTES } from "./most-quotes";
import { wholeAnswer } from "./whole-answer";

const FEWEST = 2;
const FEWEST_OF_MOST = 2;

/** The claims of "Would you recommend it?": who would and who wouldn't, and who would on a condition. */
export function wouldClaims(group: Group, wording: Wording): FoundClaim[] {
  if (!asksWhetherTheyWould(group.title)) return [];
  const heard = new Set<string>();
  const firsts = group.outright.filter(({ line }) => !heard.has(personOf(line)) && heard.add(personOf(line)));
  const quotesFor = (stand: Stand): QuoteRef[] =>
    firsts
      .filter(({ line }) => standOf(line.text) === stand)
      .slice(0, MOST_QUOTES)
      .map(({ line }) => wholeAnswer(line));
  const [would, wouldNot, maybe] = [quotesFor("yes"), quotesFor("no"), quotesFor("maybe")];
  const isYes = would.length >= wouldNot.length;
  const [more, fewer] = isYes ? [would, wouldNot] : [wouldNot, would];
  const all = new Set(group.outright.map(({ line }) => personOf(line))).size;
  const isMost = more.length > FEWEST_OF_MOST && more.length > all / 2;
  const claims: FoundClaim[] = [];
  if (more.length >= FEWEST) {
    const divided = isDivided(more.length, fewer.length);
    const leaning: Leaning = divided ? "divided" : isYes ? "good" : "bad";
    const { claim, split, step, ask } = wording.would(isYes ? 1 : -1, group.title, isMost);
    const [text, next] = divided ? [split, ask] : [claim, step];
    claims.push({ text, step: next, leaning, support: more, against: fewer, isOfSeveral: true });
  }
  if (maybe.length >= FEWEST) {
    const { claim, step } = wording.wouldIf(group.title);
    claims.push({ text: claim, step, leaning: "told", support: maybe, against: [], isOfSeveral: true });
  }
  return claims;
}
