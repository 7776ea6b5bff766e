import { MAX_ANSWER_CHARACTERS, MAX_TYPED_MS } from "@/lib/core/limits/answer-limits";
import type { Manner } from "./shapes";

/** How an answer was typed, capped to what is stored: text may be pasted twice, and a page may stay open for days. */
export const mannerOf = (typedMs: number, pastedCharacters: number): Manner => ({
  typedMs: Math.min(Math.round(typedMs), MAX_TYPED_MS),
  pastedCharacters: Math.min(pastedCharacters, MAX_ANSWER_CHARACTERS),
});
