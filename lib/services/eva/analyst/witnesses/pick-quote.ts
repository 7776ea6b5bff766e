import { onceFor } from "@/lib/core/data/once-for";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { relatedWords } from "@/lib/services/analysis/words/related-words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { keyOf } from "@/lib/services/eva/reading/matter";
import { takes } from "@/lib/services/eva/retrieve/ranking/respects";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { stanceOf } from "./stance";

/** "£14.20" contains no end of a sentence. */
const SENTENCE = /(?:[^.!?…。！？]|\.(?=\p{N}))+(?:[.!?…。！？]+["”’)\]」』]*|$)\s*/gu;
const POINTS_BACK =
  /^\W*(?:(?:so|and|but|honestly|i (?:think|guess|suppose)|if i['’]m (?:\p{L}+ ){0,2}\p{L}+),?\s+){0,4}(?:that|this|which)(?:['’]s| is| was) (?:why|the reason)\b|^\W*(?:und |also |ich glaube,? )*(?:deshalb|deswegen|darum|das (?:ist|war) der grund)(?!\p{L})/iu;
/** "I think that's why I left": the reason is what was said before. */
export const pointsBack = (sentence: string): boolean => POINTS_BACK.test(sentence);

const LONG_ENOUGH = 45;
const MOST = 260;
/** A sentence that takes the requested side says more than one that names the topic, if it names that too. */
const TAKES_SIDE = 3;

const isGerman = (language: string | null): boolean => searchConfig(language) === "german";

/** What a sentence is worth less that doesn't say what it has to. */
const WITHOUT = 100;

type Piece = { start: number; end: number; score: number };
type Spoken = { text: string };

/** The sentences of a line, with their words and how clearly they are for or against something; read once. */
const sentencesIn = onceFor(({ text }: Spoken) =>
  [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => ({
    start: index,
    said,
    words: wordsOf(said),
    telling: Math.min(2, Math.abs(stanceOf(said))),
  })),
);

/**
 * The part of a line that says most about the terms: one sentence, with its neighbors while it is short. Always an
 * exact part of the text. `respects`: the sides that were asked for; `isOfSides`: nothing else was. `has`: what the
 * sentence has to say, if any does.
 */
export function pickQuote(
  line: Spoken,
  terms: readonly string[],
  language: string | null,
  respects: readonly Respect[] = [],
  isOfSides = true,
  has: (sentence: string) => boolean = () => true,
): string {
  const stem = stemmerOf(language);
  const wanted = new Set(terms.map(stem));
  // "Kinder" in a sentence, where the question was put in English.
  const meant = new Set(isGerman(language) ? terms.map((term) => keyOf(term, "en")) : []);
  const related = new Set(terms.flatMap(relatedWords).map(stem));
  const { text } = line;
  const pieces = sentencesIn(line).map(({ start, said, words, telling }): Piece => {
    const stems = words.map(stem);
    const isHit = (word: string, at: number) =>
      wanted.has(word) || (meant.size > 0 && meant.has(keyOf(words[at] ?? "", language)));
    const hits = new Set(stems.filter(isHit)).size;
    const near = new Set(stems.filter((word) => related.has(word) && !wanted.has(word))).size;
    const sides = respects.filter((respect) => takes(said.trim(), language, respect)).length;
    const side = isOfSides || hits + near > 0 ? TAKES_SIDE : 0;
    const fits = sides * side + hits * 2 + Math.min(2, near) * 0.7 + telling * 0.8 - (stems.length < 3 ? 1.5 : 0);
    const score = has(said) ? fits : fits - WITHOUT;
    return { start, end: start + said.length, score };
  });
  let from = pieces.reduce((best, piece, at) => (piece.score > (pieces[best]?.score ?? 0) ? at : best), 0);
  let to = from;
  const chosen = pieces[from];
  const previous = pieces[from - 1];
  // The reason is what was said before.
  if (chosen && previous && chosen.end - previous.start <= MOST && pointsBack(text.slice(chosen.start, chosen.end)))
    from -= 1;
  const length = () => (pieces[to]?.end ?? 0) - (pieces[from]?.start ?? 0);
  while (length() < LONG_ENOUGH) {
    const [before, after] = [pieces[from - 1], pieces[to + 1]];
    const goAfter = after && (!before || after.score >= before.score);
    const next = goAfter ? after : before;
    if (!next || length() + next.end - next.start > MOST) break;
    if (goAfter) to += 1;
    else from -= 1;
  }
  const [first, last] = [pieces[from], pieces[to]];
  const picked = first && last ? text.slice(first.start, last.end).trim() : text.trim();
  return picked.length <= MOST * 2 ? picked : beginningOf(picked);
}

/**
 * A part of a text, and what is said right after it, as long as both are brief: a reason often follows what it is of.
 */
export function withNext(text: string, quote: string): string {
  const from = text.indexOf(quote);
  const end = from + quote.length;
  const rest = text.slice(end);
  const next = [...rest.matchAll(SENTENCE)].find(({ 0: said }) => /\p{L}/u.test(said));
  const to = next ? end + next.index + next[0].trimEnd().length : end;
  return from >= 0 && next && !next[0].trimEnd().endsWith("?") && to - from <= MOST ? text.slice(from, to) : quote;
}

/** Up to the last space that fits, or else to the last whole character. */
function beginningOf(text: string): string {
  const space = text.lastIndexOf(" ", MOST);
  return space > 0 ? text.slice(0, space).trim() : text.slice(0, MOST).replace(/\p{Surrogate}$/u, "");
}
