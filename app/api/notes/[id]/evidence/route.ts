import { toEvidence } from "@/lib/api/evidence/shape";
import { quoteInNote } from "@/lib/api/notes/notes";
import { api, apiOthers } from "@/lib/api/surface";
import { quote } from "@/lib/services/notes/quote";

export const POST = api(quoteInNote, async (ctx, { params, body }) => toEvidence(await quote(ctx, params.id, body)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/notes/{id}/evidence", ["POST"]);
