import type { Language } from "@/lib/core/languages";
import type { Answer, QuestionKind } from "../shapes";
import { numberOf } from "./number-of";

/** A control's content as an answer to send: null if empty, NaN if it should be a number and isn't. */
export function answerOf(kind: QuestionKind, value: unknown, language: Language): Answer | null {
  if (kind === "number") {
    if (typeof value === "number") return value;
    if (typeof value !== "string" || value.trim() === "") return null;
    return numberOf(value, language) ?? Number.NaN;
  }
  if (kind === "multiple") return Array.isArray(value) && value.length > 0 ? (value as string[]) : null;
  if (kind === "scale") return typeof value === "number" ? value : null;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
