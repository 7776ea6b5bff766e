import { declineStudyParticipants } from "@/lib/api/studies/participants";
import { api, apiOthers } from "@/lib/api/surface";
import { declineWaiting } from "@/lib/services/participants/decline-waiting";

export const POST = api(declineStudyParticipants, async (ctx, { params }) => ({
  declined: await declineWaiting(ctx, params.id),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/participants/decline", ["POST"]);
