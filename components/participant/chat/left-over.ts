import type { Turn } from "../shapes";

/** What was written and is in no turn of the conversation; null when that is nothing. */
export function leftOver(written: string, turns: Turn[]): string | null {
  const text = written.trim();
  const isSaid = turns.some(({ role, text: said }) => role === "participant" && said.trim() === text);
  return text === "" || isSaid ? null : text;
}
