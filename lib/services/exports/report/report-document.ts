import { config } from "@/lib/core/config";
import type { Block } from "@/lib/core/document/block";
import type { ReportDetail } from "@/lib/services/reports/record";
import { dayOf } from "../document/day-of";
import type { ExportBlock, ExportDocument, ExportImage } from "../document/export-document";
import { quoteOf } from "../document/quote-of";
import { findingOf } from "./finding-of";

/** By the id of the picture, or of the finding that it shows. */
export type Pictures = Map<
  string,
  Pick<ExportImage, "bytes" | "contentType"> & Partial<Pick<ExportImage, "widthPx" | "heightPx">>
>;

/** A report as it may be shown now: a quote whose words were taken back, or a clip that is gone, says so. */
export function reportDocument(report: ReportDetail, workspaceName: string, pictures: Pictures): ExportDocument {
  const date = new Date(report.updatedAt);
  const { studies, files } = report.sources;
  const blockOf = blocksOf(report, pictures);
  return {
    title: report.title,
    subtitle: "Research report",
    language: "en",
    date,
    workspaceName,
    url: `${config().APP_URL}/reports/${report.id}`,
    summary: null,
    facts: [
      { label: "Studies", value: `${studies.length}` },
      { label: "Files", value: `${files.length}` },
      { label: "Quotes", value: `${report.quoteCount}` },
      ...(report.findingCount > 0 ? [{ label: "Findings of AI agents", value: `${report.findingCount}` }] : []),
      { label: "As of", value: dayOf(date) },
    ],
    provenance: provenanceOf(report),
    sections: [
      ...report.document.sections.map(({ heading, blocks }) => ({
        kind: "plain" as const,
        heading: heading || "Untitled section",
        summary: null,
        blocks: blocks.flatMap(blockOf),
      })),
      sourcesOf(report),
    ],
  };
}

function blocksOf(
  { passages, clips, findings, images }: ReportDetail,
  pictures: Pictures,
): (block: Block) => ExportBlock[] {
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const clipById = new Map(clips.map((clip) => [clip.id, clip]));
  const findingById = new Map(findings.map((finding) => [finding.id, finding]));
  const imageById = new Map(images.map((image) => [image.id, image]));
  return (block) => {
    switch (block.type) {
      case "quote": {
        const passage = passageById.get(block.passageId);
        return passage ? [{ type: "quote", title: null, quote: quoteOf(passage) }] : [gone("quote")];
      }
      case "clip": {
        const clip = clipById.get(block.clipId);
        return clip ? [{ type: "quote", title: clip.title, quote: quoteOf(clip.passage) }] : [gone("clip")];
      }
      case "finding": {
        const finding = findingById.get(block.findingId);
        return finding ? [findingOf(finding, pictures.get(finding.id) ?? null)] : [gone("finding of AI agents")];
      }
      case "image": {
        const { width, height } = imageById.get(block.imageId) ?? { width: 1, height: 1 };
        const { bytes, contentType } = pictures.get(block.imageId) ?? {
          bytes: null,
          contentType: "image/png" as const,
        };
        const { alt, caption } = block;
        return [{ type: "image", bytes, contentType, widthPx: width, heightPx: height, alt, caption: caption || null }];
      }
      case "table":
        return [{ type: "table", title: null, columns: block.columns, rows: block.rows }];
      case "chart": {
        const { kind, title, unit, categories, series, note } = block;
        return [{ type: "chart", kind, title, unit, of: null, categories, series, note: note || null }];
      }
      case "heading":
        return block.text === "" ? [] : [{ type: "heading", level: block.level, text: block.text }];
      case "text":
        return block.text.trim() === "" ? [] : [{ type: "text", text: block.text }];
    }
  };
}

const gone = (what: string): ExportBlock => ({ type: "text", text: `A ${what} that stood here is gone.` });

const BY_AGENTS = "Findings are evidence of AI agents: no people took part, and none is counted for them.";

function provenanceOf({ madeBy, editedBy, editedAt, findingCount, quoteCount }: ReportDetail): string {
  const draft =
    madeBy === null
      ? "Written by people."
      : madeBy === "built-in"
        ? "Drafted by Earshot’s built-in analyst, without an AI model."
        : `Drafted by AI (${madeBy}).`;
  const edited =
    editedBy && editedAt
      ? `Edited by ${editedBy.name ?? "people"}, last on ${dayOf(new Date(editedAt))}.`
      : "Nobody has edited it.";
  const quotes = "Every quote stands word for word in the transcript that it links to, unless it says otherwise.";
  const said = quoteCount > 0 || findingCount === 0 ? [quotes] : [];
  return [draft, edited, ...said, ...(findingCount > 0 ? [BY_AGENTS] : [])].join(" ");
}

function sourcesOf(report: ReportDetail): ExportDocument["sections"][number] {
  const { studies, files } = report.sources;
  const rows = [...studies.map(({ title }) => ["Study", title]), ...files.map(({ name }) => ["File", name])];
  const blocks: ExportBlock[] = [{ type: "text", text: provenanceOf(report) }];
  if (rows.length > 0) blocks.push({ type: "table", title: null, columns: ["Kind", "Source"], rows });
  return { kind: "method", heading: "About this report", summary: null, blocks };
}
