import { clipWords } from "./clip-words";

const SENTENCE = /[^.!?…。！？\n]+(?:[.!?…。！？]+["”’)\]」』]*|\n|$)/gu;
const MOST = 400;
const LONGEST_TEXT = 20_000;

/** The sentences of a text, each an exact part of it, without surrounding whitespace. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const [match] of clipWords(text, LONGEST_TEXT).matchAll(SENTENCE)) {
    const sentence = match.trim();
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
    if (sentences.length === MOST) break;
  }
  return sentences;
}
