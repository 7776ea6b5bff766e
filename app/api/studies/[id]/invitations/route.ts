import { toList } from "@/lib/api/shared";
import { createInvitations, listInvitations, toInvitation, toInvited } from "@/lib/api/studies/invitations";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/invitations/create";
import { list } from "@/lib/services/invitations/list";

export const GET = api(listInvitations, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, query), toInvitation),
);
export const POST = api(createInvitations, async (ctx, { params, body }) =>
  toInvited(await create(ctx, params.id, body)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/invitations", ["GET", "POST"]);
