import { timecode } from "@/lib/core/timecode";
import type { Words } from "../words/english";
import type { ExportQuote } from "./export-document";

/**
 * Who said it, and where: the source as its line names it, with the time separate, because that is what links lead to.
 */
export function attribution({ speaker, sourceName, startSeconds }: ExportQuote): { by: string; time: string | null } {
  const by = [...new Set([speaker, sourceName])].filter((part) => part !== null && part !== "");
  return { by: by.join(" · "), time: startSeconds === null ? null : timecode(startSeconds) };
}

/** The words in quotation marks, or a sentence in place of withdrawn ones. */
export const quoted = ({ text }: ExportQuote, { quotes }: Words): string =>
  text === "" ? quotes.takenBack : quotes.marked(text);
