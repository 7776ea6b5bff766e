import { decideStudyParticipant, toParticipant } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { decide } from "@/lib/services/participants/decide";

export const POST = api(decideStudyParticipant, async (ctx, { params, body }) =>
  toParticipant(
    await decide(ctx, { studyId: params.id, participantId: params.participantId, qualified: body.qualified }),
  ),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants/{participantId}/decide", [
  "POST",
]);
