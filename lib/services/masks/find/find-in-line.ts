import { findAddresses } from "./addresses";
import { findEmails } from "./emails";
import { findNames } from "./find-names";
import { type Finding, withoutOverlaps } from "./finding";
import type { KnownNames } from "./known-names";
import { findNumbers } from "./numbers";
import { findSpokenNumbers } from "./spoken-numbers";
import { wordsOf } from "./words-of";

/** Lines have at most a few thousand characters; longer ones are processed in overlapping parts. */
const PART = 4_000;
const OVERLAP = 200;

/** Personal data in one line of a transcript, in order and without overlaps, in linear time. */
export function findInLine(line: string, known: KnownNames): Finding[] {
  const findings: Finding[] = [];
  for (let from = 0; from < line.length; from += PART - OVERLAP) {
    const part = line.slice(from, from + PART);
    for (const { start, end, kind } of inPart(part, known))
      findings.push({ start: start + from, end: end + from, kind });
    if (from + PART >= line.length) break;
  }
  return withoutOverlaps(findings);
}

function inPart(text: string, known: KnownNames): Finding[] {
  const words = wordsOf(text);
  return withoutOverlaps([
    ...findEmails(text, words),
    ...findAddresses(text),
    ...findNumbers(text),
    ...findSpokenNumbers(words),
    ...findNames(words, known),
  ]);
}
