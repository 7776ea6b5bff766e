import { createOne } from "@/lib/services/invitations/create-one";
import { list } from "@/lib/services/invitations/list";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { createTestInvitation, listTestInvitations, toInvitation } from "@/lib/v1/engage-invitations";
import { toList } from "@/lib/v1/shared";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";

export const GET = v1OfTest(listTestInvitations, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, { ...query, testsOnly: true }), toInvitation),
);
export const POST = v1OfTest(createTestInvitation, async (ctx, { params, body }) => ({
  data: toInvitation(await createOne(ctx, await testIdOf(ctx, params.id), body)),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/invitations", ["GET", "POST"]);
