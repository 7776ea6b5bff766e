import { plainLetters } from "@/lib/core/text/plain-letters";
import type { SaidTurn } from "./situation";

const normal = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether the moderator has said this before, ignoring punctuation and case. */
export function isSaid(line: string, turns: readonly Pick<SaidTurn, "role" | "text">[]): boolean {
  const wanted = normal(line);
  return turns.some(({ role, text }) => role === "moderator" && normal(text) === wanted);
}
