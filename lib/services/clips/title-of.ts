import type { PassageRecord } from "@/lib/services/passages/record";

const MOST_CHARACTERS = 60;

/** A clip's default title: its first words, or the name of its source. */
export function titleOf({ text, sourceName }: Pick<PassageRecord, "text" | "sourceName">): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "") return `Clip from ${sourceName}`.slice(0, 200);
  const characters = Array.from(words);
  if (characters.length <= MOST_CHARACTERS) return words;
  return `${characters
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/\s\S*$/, "")}…`;
}
