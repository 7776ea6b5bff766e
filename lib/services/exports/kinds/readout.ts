import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { germanStudies, type Language } from "@/lib/services/analysis/language";
import { read } from "@/lib/services/readouts/read";
import { withReadoutRows } from "../csv/readout-rows";
import { quoteLayout, writeRows } from "../csv/write-rows";
import { planDocument } from "../document/plan-document";
import { writeInThread } from "../document/write-in-thread";
import type { WrittenFormat } from "../document-formats";
import type { ExportKind } from "../kind";
import { readoutDocument } from "../readout/readout-document";
import { DOCUMENT_FORMATS } from "../record";
import { wordsIn } from "../words/words-in";
import { workspaceName } from "../workspace-name";

/** A study's findings as slides, a document, or quotes as rows. The subject is the study. */
export const readout: ExportKind = {
  table: "study",
  formats: DOCUMENT_FORMATS,
  lane: () => "document",
  async plan(ctx, { subjectId, format }) {
    const { document, version } = await load(ctx, subjectId);
    return planDocument(document, format, version);
  },
  async make(ctx, { subjectId, format }, folder) {
    if (format === "csv") {
      const layout = quoteLayout(wordsIn(await languageOf(ctx, subjectId)));
      return { path: await withReadoutRows(ctx, subjectId, (count, rows) => writeRows(folder, count, rows, layout)) };
    }
    const { document } = await load(ctx, subjectId);
    return { bytes: await writeInThread(format as WrittenFormat, document) };
  },
};

async function load(ctx: Context, studyId: string) {
  const [found, name, language] = await Promise.all([read(ctx, studyId), workspaceName(ctx), languageOf(ctx, studyId)]);
  if (found.generatedAt === null) throw new AppError("conflict", "This study has no readout yet.");
  const { generation, version } = found;
  return { document: readoutDocument(found, name, language), version: [generation, version] };
}

const languageOf = async (ctx: Context, studyId: string): Promise<Language> =>
  (await germanStudies(ctx, [studyId])).has(studyId) ? "de" : "en";
