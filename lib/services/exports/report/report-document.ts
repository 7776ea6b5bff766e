import { config } from "@/lib/core/config";
import type { Block } from "@/lib/core/document/block";
import type { Language } from "@/lib/services/analysis/language";
import type { ReportDetail } from "@/lib/services/reports/record";
import type { ExportBlock, ExportDocument, ExportImage } from "../document/export-document";
import { quoteOf } from "../document/quote-of";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-in";
import { findingOf } from "./finding-of";

/** By the id of the picture, or of the finding that it shows. */
export type Pictures = Map<
  string,
  Pick<ExportImage, "bytes" | "contentType"> & Partial<Pick<ExportImage, "widthPx" | "heightPx">>
>;

/** A report as it may be shown now: withdrawn quotes and deleted clips are marked as such. */
export function reportDocument(
  report: ReportDetail,
  { workspaceName, language }: { workspaceName: string; language: Language },
  pictures: Pictures,
): ExportDocument {
  const words = wordsIn(language);
  const date = new Date(report.updatedAt);
  const { studies, files } = report.sources;
  const blockOf = blocksOf(report, pictures, words);
  // A report of studies has no files, and the other way around.
  const counts = [
    [words.facts.studies, studies.length],
    [words.facts.files, files.length],
    [words.facts.quotes, report.quoteCount],
    [words.facts.findings, report.findingCount],
  ] as const;
  return {
    title: report.title,
    subtitle: words.subtitles.report,
    language,
    date,
    workspaceName,
    url: `${config().APP_URL}/reports/${report.id}`,
    summary: null,
    facts: [
      ...counts.filter(([, count]) => count > 0).map(([label, count]) => ({ label, value: `${count}` })),
      { label: words.facts.asOf, value: words.day(date) },
    ],
    provenance: provenanceOf(report, words),
    sections: [
      ...report.document.sections.map(({ heading, blocks }) => ({
        kind: "plain" as const,
        heading: heading || words.report.untitled,
        summary: null,
        blocks: blocks.flatMap(blockOf),
      })),
      sourcesOf(report, words),
    ],
  };
}

function blocksOf(
  { passages, clips, findings, images }: ReportDetail,
  pictures: Pictures,
  words: Words,
): (block: Block) => ExportBlock[] {
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const clipById = new Map(clips.map((clip) => [clip.id, clip]));
  const findingById = new Map(findings.map((finding) => [finding.id, finding]));
  const imageById = new Map(images.map((image) => [image.id, image]));
  const { gone } = words.report;
  return (block) => {
    switch (block.type) {
      case "quote": {
        const passage = passageById.get(block.passageId);
        return passage ? [{ type: "quote", title: null, quote: quoteOf(passage) }] : [text(gone.quote)];
      }
      case "clip": {
        const clip = clipById.get(block.clipId);
        return clip ? [{ type: "quote", title: clip.title, quote: quoteOf(clip.passage) }] : [text(gone.clip)];
      }
      case "finding": {
        const finding = findingById.get(block.findingId);
        return finding ? [findingOf(finding, pictures.get(finding.id) ?? null, words)] : [text(gone.finding)];
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

const text = (given: string): ExportBlock => ({ type: "text", text: given });

function provenanceOf(report: ReportDetail, { provenance: words, day }: Words): string {
  const { madeBy, editedBy, editedAt, findingCount, quoteCount } = report;
  const draft = madeBy === null ? words.byPeople : madeBy === "built-in" ? words.builtIn : words.model(madeBy);
  const edited = editedBy && editedAt ? words.editedBy(editedBy.name, day(new Date(editedAt))) : words.notEdited;
  const said = quoteCount > 0 || findingCount === 0 ? [words.quotes] : [];
  return [draft, edited, ...said, ...(findingCount > 0 ? [words.agents] : [])].join(" ");
}

function sourcesOf(report: ReportDetail, words: Words): ExportDocument["sections"][number] {
  const { studies, files } = report.sources;
  const rows = [
    ...studies.map(({ title }) => [words.report.study, title]),
    ...files.map(({ name }) => [words.report.file, name]),
  ];
  const blocks: ExportBlock[] = [text(provenanceOf(report, words))];
  if (rows.length > 0) blocks.push({ type: "table", title: null, columns: words.report.columns, rows });
  return { kind: "method", heading: words.report.about, summary: null, blocks };
}
