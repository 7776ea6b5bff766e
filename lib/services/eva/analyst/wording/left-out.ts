import type { Turn } from "../analyst";
import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import type { Phrases } from "./phrases";

/**
 * How many flagged sessions weren't read, said once in a chat: below every answer, it would be taken for a part of
 * each.
 */
export function leftOutLine(count: number, phrases: Phrases, turns: readonly Turn[]): string[] {
  if (count === 0) return [];
  const lines = [ENGLISH, GERMAN].map((each) => each.leftOut(count));
  const wasTold = turns.some(({ role, text }) => role === "assistant" && lines.some((line) => text.includes(line)));
  return wasTold ? [] : [phrases.leftOut(count)];
}
