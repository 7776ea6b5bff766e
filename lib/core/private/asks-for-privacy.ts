import { quickHash } from "@/lib/core/data/quick-hash";
import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import { type Request, requestFinder } from "./requests";
import { sentencesIn } from "./sentences";

/**
 * What is known to ask for nothing, by hash: a transcript's lines are looked at by every readout, question and search.
 * Emptied once it is full.
 */
const shared = globalThis as typeof globalThis & { earshotNothingAsked?: Set<number> };
const MOST_KNOWN = 100_000;

const findIn = requestFinder([ENGLISH, GERMAN]);

/** How a text asks for something to be kept private; null if it doesn't. */
export function requestIn(said: string): Request | null {
  const [high, low] = quickHash(said);
  const hash = high * 0x10000 + low;
  shared.earshotNothingAsked ??= new Set();
  const known = shared.earshotNothingAsked;
  if (known.has(hash)) return null;
  for (const sentence of sentencesIn(said)) {
    const request = findIn(sentence);
    if (request) return request;
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(hash);
  return null;
}

export const asksForPrivacy = (text: string): boolean => requestIn(text) !== null;
