import { PARTICLES } from "./common-words";
import { namedAt, namedInLowerCase } from "./cues";
import type { Finding } from "./finding";
import type { KnownNames } from "./known-names";
import type { Word } from "./words-of";

/** Names of people in one line: by context, by given names, and by what is known from the transcript. */
export function findNames(words: readonly Word[], known: KnownNames): Finding[] {
  const findings: Finding[] = [];
  const isLower = !words.some(({ isCapital, lower }) => isCapital && lower !== "i");
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    const length = isLower ? namedInLowerCase(words, at) : Math.max(namedAt(words, at), knownLength(words, at, known));
    const last = words[at + length - 1];
    if (length === 0 || !first || !last) continue;
    findings.push({ start: first.start, end: last.end, kind: "name" });
    at += length - 1;
  }
  return findings;
}

/** "Lopez" and "Maria de la Cruz", if their words are known. */
function knownLength(words: readonly Word[], at: number, known: KnownNames): number {
  const first = words[at];
  if (!first || !known.has(first)) return 0;
  let length = 1;
  for (let next = at + 1; next < words.length && next < at + 6; next++) {
    const word = words[next];
    if (word?.gap !== " ") break;
    if (!word.isCapital && PARTICLES.has(word.lower)) continue;
    if (!known.has(word)) break;
    length = next - at + 1;
  }
  return length;
}
