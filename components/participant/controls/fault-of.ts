import { MAX_ANSWER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import type { Answer } from "../shapes";

/** Why an answer can't be sent as it is, or null when it can. */
export function faultOf(
  answer: Answer | null,
  required: boolean,
  mostCharacters = MAX_ANSWER_CHARACTERS,
): "missing" | "no-number" | "too-long" | null {
  if (answer === null) return required ? "missing" : null;
  if (Number.isNaN(answer)) return "no-number";
  return typeof answer === "string" && answer.length > mostCharacters ? "too-long" : null;
}
