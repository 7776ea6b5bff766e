import type { Question } from "../analyst/analyst";
import type { Citation } from "../record";
import type { Retrieved } from "../retrieve/retriever";
import { candidates } from "./candidates";
import { isSafe } from "./is-safe";

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
 * transcripts: something answers it. Questions already asked in the chat aren't offered again.
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
  for (const text of [...safe, ...candidates(question.text, retrieved, citations)].slice(0, MOST_TRIED)) {
    if (asked.has(plain(text))) continue;
    asked.add(plain(text));
    if (await retrieved.answersToo(text)) kept.push(text);
    if (kept.length === MOST) break;
  }
  return kept;
}
