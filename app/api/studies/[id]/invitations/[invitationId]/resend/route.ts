import { resendInvitation, toInvitation } from "@/lib/api/studies/invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { resend } from "@/lib/services/invitations/resend";

export const POST = api(resendInvitation, async (ctx, { params }) =>
  toInvitation(await resend(ctx, params.id, params.invitationId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/invitations/{invitationId}/resend", [
  "POST",
]);
