import { isRedacted } from "@/lib/core/evidence/redacted";
import { timecode } from "@/lib/core/time/timecode";
import type { Citation, Message } from "../message-shape";

/** Where a quote was said: by whom, in which transcript, when. A transcript that is gone has no name. */
export const whereSaid = ({ speaker, source = "source deleted", startSeconds }: Citation): string => {
  const time = startSeconds === undefined ? null : timecode(startSeconds);
  return [speaker ?? "Unknown speaker", source, time].filter(Boolean).join(", ");
};

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>]/g, "\\$&").replace(/\s+/g, " ");

/** An answer as Markdown, to paste elsewhere: its text, and each quote with its source and a link to the line. */
export function answerMarkdown({ text, citations }: Pick<Message, "text" | "citations">, origin: string): string {
  const known = new Set(citations.map(({ n }) => n));
  const body = text.replace(/\[(\d{1,3})\]/g, (all, n: string) => (known.has(Number(n)) ? `[^${n}]` : all));
  const notes = citations.map((citation) => {
    const link = `[${escaped(whereSaid(citation))}](${new URL(citation.url, origin).href})`;
    const words = isRedacted(citation.quote) ? "Deleted at the participant’s request" : `“${escaped(citation.quote)}”`;
    return `[^${citation.n}]: ${words} — ${link}`;
  });
  return [body, ...notes].join("\n\n");
}
