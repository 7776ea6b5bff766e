import { settleStudyReward, toParticipant } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { settleReward } from "@/lib/services/participants/settle-reward";

export const POST = api(settleStudyReward, async (ctx, { params, body }) =>
  toParticipant(await settleReward(ctx, { studyId: params.id, participantId: params.participantId, paid: body.paid })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants/{participantId}/reward", [
  "POST",
]);
