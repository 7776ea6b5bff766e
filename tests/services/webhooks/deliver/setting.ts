import { afterEach, beforeEach } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { create } from "@/lib/services/projects/create";
import { Deliverer } from "@/lib/services/webhooks/deliver/deliverer";
import { makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { changeSettings } from "@/tests/support/settings";
import { type Received, startReceiver } from "@/tests/support/stand-ins/receiver";

/** What is stopped after each test. */
export const stops: (() => Promise<void>)[] = [];

/** Receivers of tests listen on this machine, and end with the test that began them. */
export function reachThisMachine(): void {
  beforeEach(() => changeSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"] }));
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
}

/** For receivers that don't respond; others may take as long as a busy machine makes them. */
export const SHORT_MS = 500;

type Answer = Parameters<typeof startReceiver>[0];

/** A workspace with one webhook to one receiver, and a deliverer whose second attempts are due at once. */
export async function setting(answer?: Answer, timeoutMs = 15_000) {
  const { ctx, workspaceId } = await makePerson(await makeWorkspace());
  const receiver = await startReceiver(answer);
  const webhook = await makeWebhook({ workspaceId }, { url: receiver.url, events: ["project.created"] });
  const dispatcher = webAgent();
  const deliverer = new Deliverer({ dispatcher, timeoutMs, leaseMs: 3 * timeoutMs });
  stops.push(async () => {
    await deliverer.stop();
    await dispatcher.destroy();
    await receiver.stop();
  });
  return { ctx, workspaceId, receiver, webhook, deliverer };
}

/** Creates this many projects in one transaction; returns the ids of their events. */
export async function makeEvents(ctx: Context, count: number): Promise<string[]> {
  return transaction(ctx, async (tx) => {
    for (let i = 0; i < count; i++) await create(ctx, { name: `Project ${i}` });
    return tx.events.map(({ id }) => id);
  });
}

/** Makes what is due later due now. */
export const passTime = (webhookId: string) =>
  db().webhookDelivery.updateMany({ where: { webhookId, status: "pending" }, data: { nextAttemptAt: new Date(0) } });

/** The deliveries to a webhook with all their attempts, oldest first. */
export async function deliveriesOf(webhookId: string) {
  const include = { attemptsMade: { orderBy: { number: "asc" } } } as const;
  const found = await db().webhookDelivery.findMany({ where: { webhookId }, include, orderBy: { id: "asc" } });
  return found.map(({ lastStatus: status, lastError: error, lastResponse: response, ...delivery }) => {
    const last = { number: delivery.attempts, status, error, response };
    return { ...delivery, attemptsMade: delivery.lastSentAt ? [...delivery.attemptsMade, last] : [] };
  });
}

export const idsOf = (received: Received[]) => received.map(({ id }) => id).sort();
