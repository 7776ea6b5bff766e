import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { cutText } from "@/lib/core/text/cut-text";
import type { PassageRecord } from "@/lib/services/passages/record";

const MOST_CHARACTERS = 60;

/** A clip's default title: its first words, or the name of its source. */
export function titleOf({ text, sourceName }: Pick<PassageRecord, "text" | "sourceName">): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "") return cutText(`Clip from ${sourceName}`, LONGEST_NAME);
  const characters = Array.from(words);
  if (characters.length <= MOST_CHARACTERS) return words;
  return `${characters
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/\s\S*$/, "")}…`;
}
