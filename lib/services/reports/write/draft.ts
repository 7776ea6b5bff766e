import type { Block } from "@/lib/core/document/block";
import type { QuoteRef } from "@/lib/services/analysis/line";

/** Words that are already a passage, or a span of a line that becomes one when the report is stored. */
export type Quoted = { passageId: string } | { ref: QuoteRef };

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Other = WithoutId<Exclude<Block, { type: "quote" }>>;
export type DraftBlock = Other | { type: "quote"; quoted: Quoted };
export type DraftSection = { heading: string; blocks: DraftBlock[] };

/** A report that isn't stored yet. */
export type Draft = { sections: DraftSection[]; madeBy: string };

export const text = (words: string): DraftBlock => ({ type: "text", text: words });
export const heading = (level: 2 | 3, words: string): DraftBlock => ({
  type: "heading",
  level,
  text: words.slice(0, 300),
});
export const quote = (quoted: Quoted): DraftBlock => ({ type: "quote", quoted });
export const list = (items: readonly string[]): DraftBlock => text(items.map((item) => `- ${plain(item)}`).join("\n"));
export const table = (columns: string[], rows: string[][]): DraftBlock => ({
  type: "table",
  columns: columns.map((cell) => cell.slice(0, 300)),
  rows: rows.slice(0, 500).map((row) => row.map((cell) => cell.slice(0, 2000))),
});

/** One line without characters that a text block would interpret. */
export const plain = (words: string): string => words.replace(/\s+/g, " ").replaceAll("**", "").trim();
export const bold = (words: string): string => `**${plain(words)}**`;
