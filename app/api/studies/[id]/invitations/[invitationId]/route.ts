import { cancelInvitation, toInvitation } from "@/lib/api/studies/invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/invitations/cancel";

export const DELETE = api(cancelInvitation, async (ctx, { params }) =>
  toInvitation(await cancel(ctx, params.id, params.invitationId)),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/studies/{id}/invitations/{invitationId}", ["DELETE"]);
