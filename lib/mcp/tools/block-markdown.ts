import type { Block } from "@/lib/core/document/block";
import { cutText } from "@/lib/core/text/cut-text";
import { upperFirst } from "@/lib/core/text/upper-first";
import { type PassageRecord, passageUrl } from "@/lib/services/passages/record";
import type { ReportDetail } from "@/lib/services/reports/record";
import { type FindingDetail, findingUrl } from "@/lib/services/swarm/record";
import { appUrl } from "./app-url";

/** Characters shown of one block; the report has all of it. */
const MOST_CHARACTERS = 20_000;

/** The blocks of a report as Markdown, with what they quote. Quotes stay verbatim. */
export function blockMarkdown({ passages, clips, findings }: ReportDetail): (block: Block) => string {
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const clipById = new Map(clips.map((clip) => [clip.id, clip]));
  const findingById = new Map(findings.map((finding) => [finding.id, finding]));
  const written = (block: Block): string => {
    switch (block.type) {
      case "heading":
        return block.text && `${"#".repeat(block.level + 1)} ${block.text}`;
      case "text":
        return block.text.trim();
      case "quote": {
        const passage = passageById.get(block.passageId);
        return passage ? quote(passage) : "_This quote is no longer available._";
      }
      case "clip": {
        const clip = clipById.get(block.clipId);
        return clip ? `**Clip: ${clip.title}**\n\n${quote(clip.passage)}` : "_This clip is no longer available._";
      }
      case "finding": {
        const finding = findingById.get(block.findingId);
        return finding ? findingMarkdown(finding) : "_This finding from AI agents was deleted._";
      }
      case "table":
        return table(block.columns, block.rows);
      case "chart": {
        const head = [block.unit, ...block.series.map(({ name }) => name)];
        const rows = block.categories.map((name, at) => [
          name,
          ...block.series.map(({ values }) => `${values[at] ?? 0}`),
        ]);
        return [`**${block.title}**`, table(head, rows), block.note].filter(Boolean).join("\n\n");
      }
      case "image":
        return `_Picture: ${block.alt || block.caption || "without a description"}_`;
    }
  };
  return (block) => cut(written(block));
}

function quote(passage: PassageRecord): string {
  if (passage.state === "withdrawn") return "_The participant withdrew this quote._";
  const path = passageUrl(passage);
  const who = label([...new Set([passage.speaker, passage.sourceName])].filter(Boolean).join(", "));
  const source = path ? `[${who}](${appUrl(path)})` : who;
  const remark = passage.state === "text_changed" ? " (the transcript now says something else)" : "";
  return `> ${passage.text.split("\n").join("\n> ")}\n>\n> — ${source}${remark}`;
}

function findingMarkdown(finding: FindingDetail): string {
  const { severity, title, summary, verdict, agentCount, reproduction, recommendation, evidence } = finding;
  const page = evidence.find(({ pageUrl }) => pageUrl)?.pageUrl;
  return [
    `**Finding from AI agents (${severity}, ${verdict}, met by ${agentCount}): [${label(title)}](${appUrl(findingUrl(finding))})**`,
    summary,
    reproduction.map((step, at) => `${at + 1}. ${upperFirst(step)}`).join("\n"),
    page && `Page: ${page}`,
    recommendation && `How to fix it: ${recommendation}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Names come from files and tested products: none may end our link and begin another. */
const label = (name: string): string => name.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&");
const cell = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/g, " ");
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");

const cut = (text: string): string =>
  text.length <= MOST_CHARACTERS
    ? text
    : `${cutText(text, MOST_CHARACTERS)}\n\n_The rest of this block is in the report._`;
