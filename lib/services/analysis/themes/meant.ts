import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { AnalysisLine } from "../line";
import { addTo, commonOf, lengthOne, meanOf, minus, without } from "../meaning/direction";
import { readWords, type Words } from "../meaning/words";
import { BESIDE, lookBeside } from "./beside";

/**
 * Each line's meaning, with its question and context, as a direction of length 1; of length 0 if no word is known, as
 * in German. What all lines share is removed: a line with little else is characterized by its question.
 */
export async function meantBy(
  lines: readonly AnalysisLine[],
  known: Words,
  breathe: () => Promise<void>,
): Promise<Float32Array[]> {
  const said: Set<number>[] = [];
  const asked = new Map<string, Set<number>>();
  const having = new Map<number, number>();
  for (const { text, question, language } of lines) {
    const own = numbersOf(text, language, known);
    said.push(own);
    for (const number of own) having.set(number, (having.get(number) ?? 0) + 1);
    if (question && !asked.has(question)) asked.set(question, numbersOf(question, language, known));
    if (said.length % 20 === 0) await breathe();
  }
  const rarityOf = (number: number) => Math.log(1 + lines.length / ((having.get(number) ?? 0) + 0.5));
  const raw: Float32Array[] = [];
  for (const numbers of said) {
    raw.push(meanOf(numbers, known, rarityOf));
    if (raw.length % 100 === 0) await breathe();
  }
  const common = commonOf(raw, known.dimensions);
  const own: Float32Array[] = [];
  for (const vector of raw) {
    own.push(minus(vector, common));
    if (own.length % 100 === 0) await breathe();
  }
  const questions = new Map<string, Float32Array>();
  for (const [question, numbers] of asked) {
    questions.set(question, without(meanOf(numbers, known, rarityOf), common));
    if (questions.size % 100 === 0) await breathe();
  }
  const meant: Float32Array[] = [];
  for (const [at, { question }] of lines.entries()) {
    const sum = Float32Array.from(own[at] ?? []);
    if (question) addTo(sum, questions.get(question), 1);
    lookBeside(lines, at, BESIDE.meaning, (place, share) => addTo(sum, own[place], share));
    meant.push(lengthOne(sum));
    if (at % 20 === 0) await breathe();
  }
  return meant;
}

function numbersOf(text: string, language: string | null, known: Words): Set<number> {
  if (language?.toLowerCase().startsWith("de")) return new Set();
  const words = wordsOf(text);
  const read = readWords(known, words.map(stemmerOf("en")), (place) => isStopWord(words[place] ?? ""));
  return new Set(read.map(({ number }) => number));
}
