import { among } from "@/lib/core/text/text-direction";
import { timecode } from "@/lib/core/time/timecode";
import type { Words } from "../words/english";
import { isRightToLeft } from "./direction-of";
import type { ExportQuote } from "./export-document";

type Attribution = { parts: string[]; by: string; time: string | null };

/**
 * Who said it, and where: the source as its line names it, which runs like the quote above it; with the time separate,
 * because that is what links lead to.
 */
export function attribution({ text, speaker, sourceName, startSeconds }: ExportQuote): Attribution {
  const direction = isRightToLeft(text) ? "rtl" : "ltr";
  const parts = [...new Set([speaker, sourceName])].flatMap((part) => (part ? [among(part, direction)] : []));
  return { parts, by: parts.join(" · "), time: startSeconds === null ? null : timecode(startSeconds) };
}

/** The words in quotation marks, or a sentence in place of withdrawn ones. */
export const quoted = ({ text }: ExportQuote, { quotes }: Words): string =>
  text === "" ? quotes.takenBack : quotes.marked(text);
