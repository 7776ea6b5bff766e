import type { Question } from "../analyst/analyst";
import type { Citation } from "../record";
import type { Retrieved } from "../retrieve/retriever";
import { type Candidate, candidates } from "./candidates";
import { isSafe } from "./is-safe";
import { isWorthAsking } from "./is-worth-asking";

const MOST = 3;
/** Each is looked up before it is offered. */
const MOST_TRIED = 8;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Up to three follow-up questions: a model's first, then those that the evidence suggests. Each was checked against the
 * transcripts: something answers it, and the answer shows what it asks for. Questions already asked in the chat aren't
 * offered again.
 */
export async function followUps(
  question: Question,
  retrieved: Retrieved,
  citations: readonly Citation[],
  suggested: readonly string[] = [],
): Promise<string[]> {
  const asked = new Set([question.text, ...question.turns.map(({ text }) => text)].map(plain));
  const kept: string[] = [];
  const safe = suggested.map((text) => text.trim()).filter((text) => isSafe(text, retrieved));
  const own = await candidates(question.text, retrieved, citations);
  const all: (Candidate | { text: string; wanted: null; thing: null })[] = [
    ...safe.map((text) => ({ text, wanted: null, thing: null })),
    ...own,
  ];
  const things = new Set<string | null>();
  for (const { text, wanted, thing } of all.slice(0, MOST_TRIED)) {
    if (asked.has(plain(text)) || (thing !== null && wanted !== "more" && things.has(thing))) continue;
    asked.add(plain(text));
    const found = await retrieved.findToo(text);
    if (wanted === null ? found.answers : await isWorthAsking(found, wanted, citations)) {
      kept.push(text);
      things.add(thing);
    }
    if (kept.length === MOST) break;
  }
  return kept;
}
