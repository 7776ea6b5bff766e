import { quoteMarkdown } from "@/components/evidence/quote-markdown";
import type { TaggedPassage } from "@/lib/api/tags/passages";

/** Passages as Markdown, to paste elsewhere, each with its tags. */
export function passagesMarkdown(title: string, passages: readonly TaggedPassage[], origin: string): string {
  const blocks = passages.map(({ evidence, tags }) => {
    const marks = tags.map((tag) => `#${tag.title.replace(/\s+/g, "-")}`).join(" ");
    return `${quoteMarkdown(evidence, origin)} ${marks}`;
  });
  return [`## ${title}`, ...blocks].join("\n\n");
}
