import { timecode } from "@/components/ui/timecode";
import type { TaggedPassage } from "@/lib/api/tag-passages";

/** Passages as Markdown to paste elsewhere: each a quotation with who said it, where, and a link to the line. */
export function passagesMarkdown(title: string, passages: readonly TaggedPassage[], origin: string): string {
  const blocks = passages.map(({ evidence, tags }) => {
    const { quote, speaker, sourceName, startSeconds, url, state } = evidence;
    const words = quote === "" ? "*(withdrawn)*" : quote;
    const where = [speaker, sourceName, startSeconds === null ? null : timecode(startSeconds)]
      .filter(Boolean)
      .join(", ");
    const link = url ? `[${where.replace(/[[\]]/g, "\\$&")}](${new URL(url, origin).href})` : where;
    const note = state === "verbatim" || state === "withdrawn" ? "" : ` (${state.replace("_", " ")})`;
    const marks = tags.map((tag) => `#${tag.title.replace(/\s+/g, "-")}`).join(" ");
    return `> ${words.replaceAll("\n", "\n> ")}\n>\n> — ${link}${note} ${marks}`;
  });
  return [`## ${title}`, ...blocks].join("\n\n");
}
