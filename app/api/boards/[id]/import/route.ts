import { importBoard } from "@/lib/api/boards/csv";
import { api, apiOthers } from "@/lib/api/surface";
import { AppError } from "@/lib/core/errors";
import { readText, refuseUnstorable } from "@/lib/http/request/body";
import { importCsv } from "@/lib/services/boards/csv/import-csv";

const MOST_BYTES = 5 * 1024 * 1024;

export const POST = api(importBoard, async (ctx, { params, request }) => {
  const type = request.headers.get("content-type") ?? "";
  // Forms of other sites can't send this content type, so strangers' pages can't import with somebody's cookie.
  if (request.body && !/^text\/csv\s*(;|$)/i.test(type))
    throw new AppError("unsupported_media", "Send the file as text/csv.");
  const text = await readText(request, MOST_BYTES);
  refuseUnstorable(text);
  return importCsv(ctx, params.id, text);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/import", ["POST"]);
