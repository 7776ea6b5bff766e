import { config } from "@/lib/core/config";
import type { Block } from "@/lib/core/document/block";
import type { ReportDetail } from "@/lib/services/reports/record";
import { dayOf } from "../document/day-of";
import type { ExportBlock, ExportDocument, ExportImage } from "../document/export-document";
import { quoteOf } from "../document/quote-of";

export type Pictures = Map<string, Pick<ExportImage, "bytes" | "contentType">>;

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

function blocksOf({ passages, clips, images }: ReportDetail, pictures: Pictures): (block: Block) => ExportBlock[] {
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const clipById = new Map(clips.map((clip) => [clip.id, clip]));
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
      case "image": {
        const { width, height } = imageById.get(block.imageId) ?? { width: 1, height: 1 };
        const picture = pictures.get(block.imageId) ?? { bytes: null, contentType: "image/png" as const };
        const { alt, caption } = block;
        return [{ type: "image", ...picture, widthPx: width, heightPx: height, alt, caption: caption || null }];
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

function provenanceOf({ madeBy, editedBy, editedAt }: ReportDetail): string {
  const draft =
    madeBy === null
      ? "Written by people."
      : madeBy === "built-in"
        ? "Drafted by Earshot’s built-in analyst, without an AI model."
        : `Drafted by AI (${madeBy}).`;
  const edited = editedAt
    ? `Edited by ${editedBy?.name ?? "people"}, last on ${dayOf(new Date(editedAt))}.`
    : "Nobody has edited it.";
  return `${draft} ${edited} Every quote stands word for word in the transcript that it links to, unless it says otherwise.`;
}

function sourcesOf(report: ReportDetail): ExportDocument["sections"][number] {
  const { studies, files } = report.sources;
  const rows = [...studies.map(({ title }) => ["Study", title]), ...files.map(({ name }) => ["File", name])];
  const blocks: ExportBlock[] = [{ type: "text", text: provenanceOf(report) }];
  if (rows.length > 0) blocks.push({ type: "table", title: null, columns: ["Kind", "Source"], rows });
  return { kind: "method", heading: "About this report", summary: null, blocks };
}
