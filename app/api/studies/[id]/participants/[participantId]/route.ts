import { deleteStudyParticipant, toParticipant } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { remove } from "@/lib/services/participants/remove";

export const DELETE = api(deleteStudyParticipant, async (ctx, { params }) =>
  toParticipant(await remove(ctx, { studyId: params.id, participantId: params.participantId })),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/studies/{id}/participants/{participantId}", ["DELETE"]);
