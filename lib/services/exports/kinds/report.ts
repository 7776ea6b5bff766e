import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { get } from "@/lib/services/reports/get";
import { languageOf } from "@/lib/services/reports/language-of";
import { documentLayout, documentRows } from "../csv/document-rows";
import { writeRows } from "../csv/write-rows";
import { planDocument } from "../document/plan-document";
import { writeInThread } from "../document/write-in-thread";
import type { WrittenFormat } from "../document-formats";
import type { ExportKind } from "../kind";
import { DOCUMENT_FORMATS } from "../record";
import { loadImages } from "../report/load-images";
import { type Pictures, reportDocument } from "../report/report-document";
import { wordsIn } from "../words/words-in";
import { workspaceName } from "../workspace-name";

const WITHOUT: Pictures = new Map();

/** A report as slides, a document, or its quotes and findings as rows. */
export const report: ExportKind = {
  table: "report",
  formats: DOCUMENT_FORMATS,
  lane: () => "document",
  async plan(ctx, { subjectId, format }) {
    const { found, about } = await load(ctx, subjectId);
    return planDocument(reportDocument(found, about, WITHOUT), format, found.version);
  },
  async make(ctx, { subjectId, format }, folder) {
    const { found, about } = await load(ctx, subjectId);
    if (format === "csv") {
      const rows = documentRows(reportDocument(found, about, WITHOUT));
      return { path: await writeRows(folder, rows.length, rows, documentLayout(wordsIn(about.language))) };
    }
    const document = reportDocument(found, about, await loadImages(ctx, found));
    return { bytes: await writeInThread(format as WrittenFormat, document) };
  },
};

async function load(ctx: Context, reportId: string) {
  const [found, name] = await Promise.all([get(ctx, reportId), workspaceName(ctx)]);
  const language = await languageOf(ctx, found);
  if (found.status !== "ready") throw new AppError("conflict", "This report has not been written yet.");
  return { found, about: { workspaceName: name, language } };
}
