import { acceptOwnInvitation } from "@/lib/api/settings-own-invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { acceptOwn } from "@/lib/services/members/invitations/accept-own";

export const POST = api(acceptOwnInvitation, (ctx, { params }) => acceptOwn(ctx, params.id));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/profile/invitations/{id}/accept", ["POST"]);
