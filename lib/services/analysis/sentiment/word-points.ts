import { plainLetters } from "@/lib/core/text/plain-letters";
import { snowballOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { ENGLISH, GERMAN, NEGATIONS, PHRASES, STRONGER } from "./lexicon";

const negations = new Set(NEGATIONS.split(" "));
const stronger = new Set(STRONGER.split(" "));
const lexicons = [wordsWith(ENGLISH, "en"), wordsWith(GERMAN, "de")] as const;

const NEGATED = -0.7;
const STRONGER_BY = 1.35;
/** What comes after a "but" is what is meant. */
const BEFORE_BUT = 0.5;
const SUPPOSED = 0.6;
const ASKED = 0.5;
/** Complaints are full of what isn't there: a "no" alone leans that way. */
const DENIED = 0.3;
const MOST_DENIED = 0.6;
/** A run of whitespace is only tried from its start: thousands of blanks cost no more than their number. */
const CLAUSES = /(?<=[.!?…;])\s+|,\s+(?=but\b|aber\b)|(?<!\s)\s+[—–-]\s+/;

/** Points of praise (above 0) or blame in a text, by words, negation, "but" and phrases; null without any. */
export function wordPoints(text: string, isGerman: boolean): number | null {
  const clauses = text.split(CLAUSES);
  let sum = 0;
  let any = false;
  for (const [at, clause] of clauses.entries()) {
    const points = clausePoints(clause, isGerman);
    if (points === null) continue;
    any = true;
    const turned = clauses.slice(at + 1, at + 2).some((next) => /^(but|aber)\b/i.test(next));
    sum += points * (turned ? BEFORE_BUT : 1);
  }
  return any ? sum : null;
}

function clausePoints(clause: string, isGerman: boolean): number | null {
  const lexicon = lexicons[isGerman ? 1 : 0];
  const stem = snowballOf(isGerman ? "de" : "en");
  const plain = plainLetters(clause.replaceAll("’", "'"));
  let rest = plain;
  let sum = 0;
  let any = false;
  for (const [pattern, points] of PHRASES) {
    const found = pattern.exec(rest);
    if (!found) continue;
    any = true;
    sum += points;
    rest = rest.replace(found[0], " , ");
  }
  const words = wordsOf(rest);
  for (const [at, word] of words.entries()) {
    const points = lexicon.get(word) ?? lexicon.get(stem(word));
    if (points === undefined) continue;
    any = true;
    const before = words.slice(Math.max(0, at - 3), at);
    const strong = before.at(-1);
    const strength = strong !== undefined && stronger.has(strong) ? STRONGER_BY : 1;
    sum += points * strength * (before.some((each) => negations.has(each)) ? NEGATED : 1);
  }
  const denied = words.filter((word) => negations.has(word)).length;
  if (denied > 0) [any, sum] = [true, sum - Math.min(MOST_DENIED, denied * DENIED)];
  if (/\b(if|wenn|falls)\b/.test(plain)) sum *= SUPPOSED;
  if (/\?["”’)\]\s]*$/.test(clause)) sum *= ASKED;
  return any ? sum : null;
}

function wordsWith(lines: string, language: string): Map<string, number> {
  const stem = snowballOf(language);
  const found = new Map<string, number>();
  for (const line of lines.trim().split("\n")) {
    const [points = "", ...words] = line.split(" ");
    for (const word of words) {
      found.set(word, Number(points));
      if (!found.has(stem(word))) found.set(stem(word), Number(points));
    }
  }
  return found;
}
