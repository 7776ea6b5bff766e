import type { Context } from "@/lib/core/context";
import { permit } from "@/lib/services/access/permit";
import { requireStudy } from "@/lib/services/studies/require-study";
import type { DocumentFormat, ExportRecord } from "./record";
import { requestExport } from "./request-export";

/** Requests a study's readout as a file, by the study's id or slug. Throws `conflict` if there is none yet. */
export async function requestReadout(ctx: Context, study: string, format: DocumentFormat): Promise<ExportRecord> {
  permit(ctx, "evidence.write");
  const { id: subjectId } = await requireStudy(ctx, study);
  return requestExport(ctx, { kind: "readout", subjectId, format, options: {} });
}
