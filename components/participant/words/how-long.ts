import type { Language } from "@/lib/core/languages";
import { count } from "@/lib/core/text/count";
import type { View } from "../shapes";
import type { Words } from "./words";

/** How long taking part takes; null for a live interview whose times on offer differ, as each says its own length. */
export function howLong({ welcome }: Words, { type, minutes }: View["study"], language: Language): string | null {
  if (minutes) return count(welcome.minutes, minutes, language);
  return type === "live-interview" ? null : welcome.anyLength;
}
