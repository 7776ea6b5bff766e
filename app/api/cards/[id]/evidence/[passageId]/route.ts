import { removeCardEvidence } from "@/lib/api/boards/cards";
import { toBoardCard } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { removeEvidence } from "@/lib/services/cards/remove-evidence";

export const DELETE = api(removeCardEvidence, async (ctx, { params }) =>
  toBoardCard(await removeEvidence(ctx, params.id, params.passageId)),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/cards/{id}/evidence/{passageId}", ["DELETE"]);
