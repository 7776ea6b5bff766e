import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";
import { changePlan } from "@/lib/services/billing/change-plan";
import { reconcile } from "@/lib/services/billing/reconcile";
import { addParticipants } from "@/lib/services/studies/add-participants";
import { publish } from "@/lib/services/studies/publish";
import { remove } from "@/lib/services/studies/remove";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { drivenSandbox, drivenStripe } from "@/tests/support/stand-ins/payment-services";

const stripe = await drivenStripe();
const sandbox = await drivenSandbox();
afterAll(() => stripe.close());

/** Makes the charge one whose process died before it recorded the answer, some minutes ago. */
const leave = (id: string) =>
  db().charge.update({
    where: { id },
    data: { status: "intent", paidAt: null, paymentReference: null, checkedAt: new Date(Date.now() - 11 * 60_000) },
  });
const chargeOf = (id: string) => db().charge.findUniqueOrThrow({ where: { id } });
const unseen = (id: string) => db().charge.update({ where: { id }, data: { checkedAt: new Date(0) } });

async function leftAtStripe() {
  const { person, ctx } = await makeCaller();
  const study = await makeStudy(person);
  await stripe.saveCard(person.workspaceId, "pays");
  const { charge } = await stripe.within(() => publish(ctx, study.id, {}));
  const id = charge?.id ?? "";
  await leave(id);
  await db().study.update({ where: { id: study.id }, data: { status: "draft", launchedAt: null } });
  return { ctx, study, id };
}

test("a charge that a service left open doesn't keep a study from being launched at the next one", async () => {
  const { ctx, study, id } = await leftAtStripe();
  await sandbox.saveCard(ctx.workspaceId, "pays");
  await expect(publish(ctx, study.id, {})).rejects.toMatchObject({ kind: "conflict" });
  await reconcile();
  expect(await chargeOf(id)).toMatchObject({ status: "cancelled", failure: expect.stringContaining("was changed") });
  const { study: now, charge } = await publish(ctx, study.id, {});
  expect([now.status, charge?.status, charge?.service]).toEqual(["running", "paid", "sandbox"]);
  expect(await sandbox.paidFor([charge?.id ?? ""])).toBe(1);
});

test("what it had taken is paid back once it is in use again, and only once", async () => {
  const { ctx, study, id } = await leftAtStripe();
  await reconcile();
  await remove(ctx, study.id);
  for (const expected of ["refunding", "refunded", "refunded"]) {
    await unseen(id);
    await stripe.within(reconcile);
    expect((await chargeOf(id)).status).toBe(expected);
  }
  expect([await stripe.paidFor([id]), await stripe.refundsOf([id])]).toEqual([0, 1]);
});

test("what it had not taken is told as failed then, and is not taken", async () => {
  const { person, ctx } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  await stripe.saveCard(person.workspaceId, "pays");
  const more = { targetParticipants: 4 };
  const { charge } = await stripe.within(() => addParticipants(ctx, study.id, more));
  const { id, customerReference } = await chargeOf(charge?.id ?? "");
  // A charge that was written down, and of which the service never heard.
  const unheard = await db().charge.update({ where: { id }, data: { id: `${id.slice(0, -4)}ZZZZ` } });
  await leave(unheard.id);
  await reconcile();
  await unseen(unheard.id);
  await stripe.within(reconcile);
  expect(await chargeOf(unheard.id)).toMatchObject({ status: "failed", customerReference });
  expect(await stripe.paidFor([unheard.id])).toBe(0);
});

test("nor does it keep anybody from changing the plan", async () => {
  const { person, ctx } = await makeCaller({ plan: "free" });
  await sandbox.saveCard(person.workspaceId, "pays");
  await changePlan(ctx, "pro");
  const { id } = await db().charge.findFirstOrThrow({ where: { workspaceId: ctx.workspaceId } });
  await leave(id);
  await db().workspace.update({ where: { id: ctx.workspaceId }, data: { plan: "free" } });
  await stripe.within(async () => {
    await stripe.saveCard(person.workspaceId, "pays");
    await expect(changePlan(ctx, "pro")).rejects.toMatchObject({ kind: "conflict" });
    await reconcile();
    expect(await changePlan(ctx, "pro")).toEqual({ checkoutUrl: null });
  });
});

test("a charge that a process with the earlier settings may be at is left alone", async () => {
  const { id } = await leftAtStripe();
  await db().charge.update({ where: { id }, data: { checkedAt: new Date(Date.now() - 60_000) } });
  expect(payments().service).toBe("sandbox");
  await reconcile();
  expect((await chargeOf(id)).status).toBe("intent");
});
