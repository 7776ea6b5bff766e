import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { claimOrReplay, storeRefusal } from "@/lib/services/idempotency/keys";
import { makeCaller } from "@/tests/support/factories";

test("a call that finishes after a refusal was stored under its key is undone, and gives that refusal", async () => {
  const { ctx, workspace, person } = await makeCaller();
  const claim = {
    workspaceId: workspace.id,
    userId: person.id,
    operation: "POST /v1/x",
    key: "k",
    fingerprint: Buffer.alloc(32),
  };
  const refusal = { status: 422, body: '{"error":"first"}' };
  const outcome = await claimOrReplay(ctx, claim, async () => {
    await db().project.create({ data: { id: newId("project"), workspaceId: workspace.id }, select: { id: true } });
    await storeRefusal(claim, refusal);
    return { status: 201, body: "{}" };
  });
  expect(outcome).toMatchObject({ ...refusal, replayed: true });
  expect(await db().project.count({ where: { workspaceId: workspace.id } })).toBe(0);
});
