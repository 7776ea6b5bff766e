import { plainLetters } from "@/lib/core/text/plain-letters";
import { meaningsOf } from "@/lib/services/analysis/concepts/concepts-of";
import { readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { respectOf } from "@/lib/services/analysis/themes/statements/respect-of";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { everyStopWord, isSoftWord, isStopWord, looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { wordsSaid } from "@/lib/services/eva/mentions/says";
import type { Passage } from "../corpus/passages";
import { feelingOf } from "../ranking/feelings";
import { postingsOf } from "../ranking/postings";

/** A word as typed, and as it was read. */
export type Mended = { typed: string; read: string };

const SHORTEST = 4;
/** Of shorter ones, only two exchanged letters of a small word are surely a slip: "teh". */
const SHORT = 3;
/** Said at least so often, a word isn't a slip itself. */
const FEWEST = 2;
const WORD = /[\p{L}]+/gu;
/** Capitalized within a sentence: somebody's name, which may be unknown here. */
const NAME = /(?<=\p{Ll}\s)\p{Lu}\p{Ll}+/gu;

/**
 * Reads a word that nobody says and no list knows as the one said most that differs by one letter, or by two in a row
 * exchanged: "prise", "abuot". Names, what differs by more, and German questions stay as typed.
 */
export function mendSpelling(
  question: string,
  nameWords: ReadonlySet<string>,
  passages: readonly Passage[],
  known: Words,
): { question: string; mended: Mended[] } {
  const { stems } = postingsOf(passages);
  const languages = ["en", "de"];
  const words = wordsOf(question);
  if (looksGerman(words)) return { question, mended: [] };
  const isKnown = (word: string) =>
    isStopWord(word) ||
    feelingOf(word, words) !== null ||
    respectOf(word, words) !== null ||
    isSoftWord(word) ||
    nameWords.has(word) ||
    languages.some((language) => {
      const stem = stemmerOf(language)(word);
      return stems.own.has(stem) || stems.question.has(stem) || meaningsOf(language)(stem).length > 0;
    }) ||
    readWords(known, [stemmerOf("en")(word)], () => false).length > 0;
  const names = new Set((question.match(NAME) ?? []).map(plainLetters));
  const unknown = [...new Set(words)].filter(
    (word) => word.length >= SHORT && !names.has(word) && /^\p{L}+$/u.test(word) && !isKnown(word),
  );
  if (unknown.length === 0) return { question, mended: [] };
  const said = saidWords(passages);
  const mended: Mended[] = [];
  let text = question;
  for (const word of unknown) {
    const isShort = word.length < SHORTEST;
    const small = everyStopWord().find(
      (other) => isSlip(word, other) && (!isShort || (other.length === SHORT && sorted(word) === sorted(other))),
    );
    const read = small ?? (isShort ? undefined : closestOf(word, said));
    if (read === undefined) continue;
    text = text.replace(WORD, (typed) => (plainLetters(typed) === word ? read : typed));
    if (!isStopWord(read)) mended.push({ typed: word, read });
  }
  return { question: text, mended };
}

const sorted = (word: string): string => [...word].sort().join("");

function closestOf(word: string, said: ReadonlyMap<string, number>): string | undefined {
  const near = [...said].filter(([other, count]) => count >= FEWEST && isSlip(word, other));
  return near.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}

function saidWords(passages: readonly Passage[]): Map<string, number> {
  const said = new Map<string, number>();
  const add = (word: string) => said.set(word, (said.get(word) ?? 0) + 1);
  for (const passage of passages) {
    for (const word of wordsSaid(passage)) add(word);
    for (const word of wordsOf(passage.asked.text)) add(word);
  }
  return said;
}

/** One letter more, fewer or other, or two neighbors exchanged; the first letter is rarely wrong. */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, other] = [typed.slice(at), meant.slice(at)];
  const isExchanged =
    rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isExchanged || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1);
}
