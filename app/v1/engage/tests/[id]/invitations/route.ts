import { createOne } from "@/lib/services/invitations/create-one";
import { list } from "@/lib/services/invitations/list";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { createTestInvitation, listTestInvitations, toInvitation } from "@/lib/v1/engage-invitations";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listTestInvitations, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, { ...query, testsOnly: true }), toInvitation),
);
export const POST = v1(createTestInvitation, async (ctx, { params, body }) => ({
  data: toInvitation(await createOne(ctx, await testIdOf(ctx, params.id), body)),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/invitations", ["GET", "POST"]);
