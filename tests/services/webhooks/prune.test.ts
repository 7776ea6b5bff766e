import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { prune } from "@/lib/services/usage/prune";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("deliveries and their attempts are kept for 30 days", async () => {
  const webhook = await makeWebhook(await makePerson(await makeWorkspace()));
  const young = await makeDelivery(webhook, { createdAt: daysAgo(29), attempts: 1 });
  const old = await makeDelivery(webhook, { createdAt: daysAgo(31), attempts: 1 });
  await db().webhookAttempt.createMany({
    data: [young, old].map(({ id, webhookId }) => {
      const delivery = { webhookId, deliveryId: id };
      return { ...delivery, number: 1, status: 200, durationMs: 1, sentAt: new Date() };
    }),
  });
  await prune();
  const where = { webhookId: webhook.id };
  expect(await db().webhookDelivery.findMany({ where, select: { id: true } })).toEqual([{ id: young.id }]);
  expect(await db().webhookAttempt.count({ where: { delivery: where } })).toBe(1);
});
