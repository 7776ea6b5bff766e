import { getStudyEstimate } from "@/lib/api/studies/progress";
import { api, apiOthers } from "@/lib/api/surface";
import { estimate } from "@/lib/services/studies/estimate";

export const GET = api(getStudyEstimate, (ctx, { params, query }) =>
  estimate(ctx, params.id, query.targetParticipants),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/estimate", ["GET"]);
