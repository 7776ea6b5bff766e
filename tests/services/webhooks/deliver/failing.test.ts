import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { recover } from "@/lib/services/webhooks/recover";
import { update } from "@/lib/services/webhooks/update";
import { watch } from "@/lib/services/webhooks/watch";
import { makePerson } from "@/tests/support/factories";
import { deliveriesOf, idsOf, makeEvents, passTime, reachThisMachine, setting } from "./setting";

reachThisMachine();
const HOUR_MS = 3_600_000;
const failingFor = (id: string, hours: number) =>
  db().webhook.update({ where: { id }, data: { failingSince: new Date(Date.now() - hours * HOUR_MS) } });
const mailsOf = async (workspaceId: string) =>
  (await db().mail.findMany({ where: { workspaceId }, orderBy: { createdAt: "asc" } })).map(
    ({ recipient, subject }) => ({
      recipient,
      subject: subject.replace(/127\.0\.0\.1:\d+/, "HOST"),
    }),
  );
const webhookOf = (id: string) => db().webhook.findUniqueOrThrow({ where: { id } });

describe("a webhook that fails", () => {
  test("for a day mails each admin once, however many processes look, and nobody else", async () => {
    const { ctx, workspaceId, webhook, deliverer } = await setting((response) => response.writeHead(503).end());
    const second = await makePerson({ id: workspaceId, plan: ctx.plan });
    await makePerson({ id: workspaceId, plan: ctx.plan }, "member");
    await makeEvents(ctx, 1);
    await deliverer.settled();
    await failingFor(webhook.id, 23);
    await watch();
    expect(await mailsOf(workspaceId)).toEqual([]);
    await failingFor(webhook.id, 25);
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    const mails = await mailsOf(workspaceId);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill("Your webhook to HOST has been failing for a day"),
    );
    expect(mails.map(({ recipient }) => recipient)).toContain(second.email);
  });

  test("for five days is disabled, once, and what is pending is given up until someone recovers it", async () => {
    let isDown = true;
    const { ctx, workspaceId, webhook, deliverer, receiver } = await setting((response) =>
      response.writeHead(isDown ? 500 : 200).end(),
    );
    const ids = await makeEvents(ctx, 12);
    await deliverer.settled();
    await failingFor(webhook.id, 5 * 24 + 1);
    await Promise.all([watch(), watch()]);
    expect(await webhookOf(webhook.id)).toMatchObject({ disabledAt: expect.any(Date), disabledReason: "failing" });
    expect(await mailsOf(workspaceId)).toMatchObject([{ subject: "Your webhook to HOST was disabled" }]);
    expect(new Set((await deliveriesOf(webhook.id)).map(({ status }) => status))).toEqual(new Set(["failed"]));
    const missed = await makeEvents(ctx, 3);
    await deliverer.settled();
    expect(receiver.received).toHaveLength(12);

    isDown = false;
    receiver.received.length = 0;
    await update(ctx, webhook.id, { disabled: false });
    expect(await recover(ctx, webhook.id, new Date(Date.now() - HOUR_MS))).toEqual({ count: 15 });
    await deliverer.settled();
    expect(idsOf(receiver.received)).toEqual([...ids, ...missed].sort());
    expect(await recover(ctx, webhook.id, new Date(Date.now() - HOUR_MS))).toEqual({ count: 0 });
  });

  test("once before a quiet week stays enabled", async () => {
    const { ctx, webhook, deliverer } = await setting((response) => response.writeHead(500).end());
    await makeEvents(ctx, 1);
    await deliverer.settled();
    await failingFor(webhook.id, 7 * 24);
    await watch();
    expect((await webhookOf(webhook.id)).disabledAt).toBeNull();
  });

  test("and then succeeding starts counting anew", async () => {
    let isDown = true;
    const { ctx, webhook, deliverer } = await setting((response) => response.writeHead(isDown ? 500 : 200).end());
    await makeEvents(ctx, 1);
    await deliverer.settled();
    await failingFor(webhook.id, 30);
    await watch();
    expect((await webhookOf(webhook.id)).warnedAt).not.toBeNull();
    isDown = false;
    await passTime(webhook.id);
    await deliverer.settled();
    expect(await webhookOf(webhook.id)).toMatchObject({ failingSince: null, warnedAt: null });
  });
});

test("410 disables a webhook at once, mails the admins and sends nothing more", async () => {
  const { ctx, workspaceId, webhook, deliverer, receiver } = await setting((response) => response.writeHead(410).end());
  await makeEvents(ctx, 100);
  await deliverer.settled();
  await expect.poll(async () => (await webhookOf(webhook.id)).disabledReason).toBe("gone");
  expect(receiver.received.length).toBeLessThanOrEqual(16);
  expect(new Set((await deliveriesOf(webhook.id)).map(({ status }) => status))).toEqual(new Set(["failed"]));
  expect(await mailsOf(workspaceId)).toMatchObject([{ subject: "Your webhook to HOST was disabled" }]);
  await makeEvents(ctx, 1);
  await deliverer.settled();
  expect(receiver.received.length).toBeLessThanOrEqual(16);
});
