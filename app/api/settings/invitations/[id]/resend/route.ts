import { resendMemberInvitation, toMemberInvitation } from "@/lib/api/settings/invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { resend } from "@/lib/services/members/invitations/resend";

export const POST = api(resendMemberInvitation, async (ctx, { params }) =>
  toMemberInvitation(await resend(ctx, params.id)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/invitations/{id}/resend", ["POST"]);
