import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { account } from "@/lib/services/billing/account";
import { changePlan } from "@/lib/services/billing/change-plan";
import { addParticipants } from "@/lib/services/studies/add-participants";
import { end } from "@/lib/services/studies/end";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { saveSandboxCard } from "@/tests/support/stand-ins/payment-services";

test("a card saved while the workspace's first payment account is made stays saved", async () => {
  const { ctx } = await makeCaller();
  const { workspaceId } = ctx;
  const saving = await otherCaller();
  await saving.run(
    `INSERT INTO billing_account (workspace_id, service, customer_reference, card_reference, card_brand, card_last4, updated_at)
     VALUES ($1, 'sandbox', $1, 'card_1', 'visa', '4242', now())`,
    [workspaceId],
  );
  const asking = account(ctx);
  await saving.waitedFor();
  await saving.commit();
  expect(await asking).toMatchObject({ service: "sandbox", cardReference: "card_1" });
  expect(await db().billingAccount.findUnique({ where: { workspaceId } })).toMatchObject({ cardLast4: "4242" });
});

test("a smaller plan that has become a larger one meanwhile isn't given away", async () => {
  const { ctx } = await makeCaller({ plan: "scale" });
  const { workspaceId } = ctx;
  await saveSandboxCard(workspaceId, "pays");
  const other = await otherCaller();
  await other.run("SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", [workspaceId]);
  const changing = changePlan(ctx, "team").catch((error: unknown) => error);
  await other.waitedFor();
  await other.run("UPDATE workspace SET plan = 'free' WHERE id = $1", [workspaceId]);
  await other.commit();
  expect(await changing).toMatchObject({ kind: "conflict", message: expect.stringContaining("Nothing was charged") });
  expect(await db().workspace.findUnique({ where: { id: workspaceId } })).toMatchObject({ plan: "free" });
  expect(await db().charge.count({ where: { workspaceId } })).toBe(0);
});

test("who paid for a study that was ended meanwhile reads that the payment is being refunded, not that there was none", async () => {
  const { ctx, person } = await makeCaller();
  const { id } = await makeStudy(person, { status: "running" });
  await saveSandboxCard(person.workspaceId, "pays");
  const bank = await otherCaller();
  await bank.run("LOCK TABLE sandbox_payment IN SHARE MODE", []);
  const adding = addParticipants(ctx, id, { targetParticipants: 4 }).catch((error: unknown) => error);
  await bank.waitedFor();
  await end(ctx, id);
  await bank.commit();
  expect(await adding).toMatchObject({ kind: "conflict", message: expect.stringContaining("is being refunded") });
  expect(await db().charge.findMany({ where: { studyId: id } })).toMatchObject([{ status: "refunding" }]);
});
