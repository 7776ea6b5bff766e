import { addCardEvidence } from "@/lib/api/boards/cards";
import { toBoardCard } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { addEvidence } from "@/lib/services/cards/add-evidence";

export const POST = api(addCardEvidence, async (ctx, { params, body }) =>
  toBoardCard(await addEvidence(ctx, params.id, body.evidence)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/cards/{id}/evidence", ["POST"]);
