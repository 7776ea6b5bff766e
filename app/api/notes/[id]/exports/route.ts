import { exportNote, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { requestExport } from "@/lib/services/exports/request-export";

export const POST = api(exportNote, async (ctx, { params, body: { format } }) =>
  toExport(await requestExport(ctx, { kind: "note", subjectId: params.id, format, options: {} })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/notes/{id}/exports", ["POST"]);
