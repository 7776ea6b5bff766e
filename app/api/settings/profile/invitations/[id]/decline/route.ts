import { declineOwnInvitation } from "@/lib/api/settings/own-invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { declineOwn } from "@/lib/services/members/invitations/decline-own";

export const POST = api(declineOwnInvitation, async (ctx, { params }) => {
  await declineOwn(ctx, params.id);
  return { declined: true as const };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/profile/invitations/{id}/decline", ["POST"]);
