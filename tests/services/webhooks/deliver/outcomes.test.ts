import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { Outcomes } from "@/lib/services/webhooks/deliver/outcomes";
import { type Attempted, settle } from "@/lib/services/webhooks/deliver/settle";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

afterEach(() => void vi.useRealTimers());

/** Deliveries that were answered with 200, and how many of them the database has as delivered. */
async function answered(count: number) {
  const webhook = await makeWebhook(await makePerson(await makeWorkspace()));
  const attempted: Attempted[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await makeDelivery(webhook, { status: "pending" });
    const delivery = { id, webhookId: webhook.id, attempts: 0 } as Attempted["delivery"];
    const outcome = { status: 200, error: null, durationMs: 1, response: "", sentAt: new Date(), retryAfterMs: 0 };
    attempted.push({ delivery, outcome, nextInMs: null });
  }
  const delivered = () => db().webhookDelivery.count({ where: { webhookId: webhook.id, status: "delivered" } });
  return { attempted, delivered };
}

/** Outcomes whose writes are awaited while the batching timer stands still. */
function standing(areMoreComing: () => boolean) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let note = (_: Attempted[]) => {};
  const outcomes = new Outcomes((batch) => batch.length > 0 && note(batch), areMoreComing);
  const next = () =>
    new Promise<number>((resolve) => {
      note = (batch) => resolve(batch.length);
    });
  return { outcomes, next };
}

test("outcomes wait for those in flight, and the last one writes all of them in one statement", async () => {
  const { attempted, delivered } = await answered(5);
  let more = true;
  const { outcomes, next } = standing(() => more);
  for (const one of attempted.slice(0, 4)) outcomes.add(one);
  expect(await delivered()).toBe(0);
  more = false;
  const written = next();
  const statements = await countStatements(async () => {
    outcomes.add(attempted[4] as Attempted);
    expect(await written).toBe(5);
  });
  expect(statements).toBe(1);
  expect(await delivered()).toBe(5);
});

test("outcomes that wait in vain are written after 20 ms", async () => {
  const { attempted, delivered } = await answered(2);
  const { outcomes, next } = standing(() => true);
  const written = next();
  for (const one of attempted) outcomes.add(one);
  vi.advanceTimersByTime(19);
  expect(await delivered()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await written).toBe(2);
  expect(await delivered()).toBe(2);
});

test("a success that comes after another process's attempt counts, and that attempt is kept", async () => {
  const { attempted, delivered } = await answered(2);
  const [late] = attempted as [Attempted];
  const { id, webhookId } = late.delivery;
  const failed = { attempts: 1, lastStatus: 500, lastDurationMs: 7, lastResponse: "no", lastSentAt: new Date() };
  await db().webhookDelivery.updateMany({ where: { id }, data: failed });
  await settle(attempted);
  expect(await delivered()).toBe(2);
  const kept = await db().webhookAttempt.findMany({ where: { webhookId } });
  expect(kept).toMatchObject([{ deliveryId: id, number: 1, status: 500, durationMs: 7, response: "no" }]);
  await settle(attempted);
  expect(await db().webhookDelivery.findFirstOrThrow({ where: { id } })).toMatchObject({
    attempts: 2,
    lastStatus: 200,
  });
  expect(await db().webhookAttempt.count({ where: { webhookId } })).toBe(1);
});
