import { acceptOwnInvitation } from "@/lib/api/settings/own-invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { acceptOwn } from "@/lib/services/members/invitations/accept-own";

export const POST = api(acceptOwnInvitation, async (ctx, { params }) => {
  const { workspaceId, isSignedIn } = await acceptOwn(ctx, params.id);
  return { workspaceId, next: isSignedIn ? ("open" as const) : ("sign_in" as const) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/profile/invitations/{id}/accept", ["POST"]);
