import { asRead } from "@/lib/core/text/as-read";
import type { FoundSession } from "@/lib/services/participants/find";
import type { Answered } from "./answer";

/** Whether this very answer is the last one stored. */
export function isRepeat({ turns, version }: FoundSession, sent: Answered): boolean {
  const stored = turns[sent.version];
  if (sent.version >= version || stored?.role !== "participant") return false;
  if (turns.slice(sent.version + 1).some(({ role }) => role === "participant")) return false;
  if (sent.value !== undefined && stored.value !== null)
    return JSON.stringify([sent.value].flat().sort()) === JSON.stringify([stored.value].flat().sort());
  const text = sent.text ?? (typeof sent.value === "string" ? sent.value : "");
  return asRead(text) === stored.text;
}
