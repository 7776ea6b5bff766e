import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { Outcomes } from "@/lib/services/webhooks/deliver/outcomes";
import type { Attempted } from "@/lib/services/webhooks/deliver/settle";
import { countStatements } from "@/tests/support/count-statements";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { makeDelivery, makeWebhook } from "@/tests/support/webhooks";

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

/** Outcomes whose writes are waited for, while the clock of waiting for company stands still. */
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
