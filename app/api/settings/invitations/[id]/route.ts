import { cancelMemberInvitation, toMemberInvitation } from "@/lib/api/settings/invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/members/invitations/cancel";

export const DELETE = api(cancelMemberInvitation, async (ctx, { params }) =>
  toMemberInvitation(await cancel(ctx, params.id)),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/settings/invitations/{id}", ["DELETE"]);
