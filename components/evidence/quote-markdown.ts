import type { Evidence } from "@/lib/api/evidence/shape";
import { escapeMarkdown } from "@/lib/core/text/escape-markdown";
import { timecode } from "@/lib/core/time/timecode";

/** A quote as Markdown, to paste elsewhere: the words, who said them where, and a link to the line. */
export function quoteMarkdown(evidence: Evidence, origin: string): string {
  const { quote, speaker, sourceName, startSeconds, url, state } = evidence;
  const words = quote === "" ? "*(withdrawn)*" : escapeMarkdown(quote);
  const source = sourceName === speaker ? null : sourceName;
  const where = escapeMarkdown(
    [speaker, source, startSeconds === null ? null : timecode(startSeconds)].filter(Boolean).join(", "),
  );
  const link = url ? `[${where}](${new URL(url, origin).href})` : where;
  const note = state === "verbatim" || state === "withdrawn" ? "" : ` (${state.replace("_", " ")})`;
  return `> ${words.replaceAll("\n", "\n> ")}\n>\n> — ${link}${note}`;
}
