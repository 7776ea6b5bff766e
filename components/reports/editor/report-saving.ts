import type { Saving } from "@/components/autosave/autosave";
import { call } from "@/lib/api/client/call";
import type { ReportDetail } from "@/lib/api/reports/shape";
import type { ReportDocument } from "@/lib/core/document/document";
import { documentOf, linesOf } from "./document-lines";

type ReportDraft = { title: string; document: ReportDocument; visibility: ReportDetail["visibility"] };

/** A report takes changes until it is deleted, or no longer shared with the person editing it. */
export const reportSaving: Saving<ReportDetail, ReportDraft> = {
  draftOf: ({ title, document, visibility }) => ({ title, document: documentOf(linesOf(document)), visibility }),
  save: (changed, { id, version }) => call("PATCH /reports/{id}", { params: { id }, body: { version, ...changed } }),
  latest: async (stored) => {
    const params = { id: stored.id };
    const { version, status } = await call("GET /reports/{id}/version", { params });
    const isSame = version === stored.version && status === stored.status;
    return isSame ? stored : await call("GET /reports/{id}", { params });
  },
  lookMs: 5000,
};
