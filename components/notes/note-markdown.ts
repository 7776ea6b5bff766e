import type { Evidence } from "@/lib/api/evidence/shape";
import { timecode } from "@/lib/core/time/timecode";
import type { Block } from "./block";

/** A note as Markdown, to paste elsewhere. */
export function noteMarkdown(title: string, blocks: readonly Block[], evidence: ReadonlyMap<string, Evidence>): string {
  let number = 0;
  const lines = blocks.map((block) => {
    number = block.type === "numbered" ? number + 1 : 0;
    const text = block.text.replaceAll("\n", "  \n");
    if (block.type === "heading") return `${"#".repeat(block.level)} ${text}`;
    if (block.type === "bulleted") return `- ${text}`;
    if (block.type === "numbered") return `${number}. ${text}`;
    if (block.type === "todo") return `- [${block.checked ? "x" : " "}] ${text}`;
    if (block.type === "quote") return `> ${text}`;
    if (block.type === "divider") return "---";
    if (block.type === "evidence") return quotation(evidence.get(block.passageId));
    return block.type === "unknown" ? "" : text;
  });
  return [`# ${title}`, ...lines.filter((line) => line !== "")].join("\n\n");
}

function quotation(evidence: Evidence | undefined): string {
  if (!evidence?.quote) return "";
  const { quote, speaker, sourceName, startSeconds } = evidence;
  const where = [speaker, sourceName, startSeconds === null ? null : timecode(startSeconds)].filter(Boolean).join(", ");
  return `> “${quote.replaceAll("\n", "\n> ")}”\n> — ${where}`;
}
