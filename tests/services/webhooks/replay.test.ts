import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create as createProject } from "@/lib/services/projects/create";
import { getDelivery } from "@/lib/services/webhooks/get-delivery";
import { listDeliveries } from "@/lib/services/webhooks/list-deliveries";
import { recover } from "@/lib/services/webhooks/recover";
import { replay } from "@/lib/services/webhooks/replay";
import { sendTest } from "@/lib/services/webhooks/send-test";
import { update } from "@/lib/services/webhooks/update";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let webhook: Awaited<ReturnType<typeof makeWebhook>>;
beforeEach(async () => {
  caller = await makeCaller();
  webhook = await makeWebhook(caller.person);
});

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const delivery = (id: string) => db().webhookDelivery.findFirstOrThrow({ where: { id } });

describe("replay", () => {
  test("makes a delivery due again under the same event, restarting its schedule", async () => {
    const made = await makeDelivery(webhook, { status: "failed", attempts: 10 });
    const record = await replay(caller.ctx, webhook.id, made.id);
    expect(record).toMatchObject({ id: made.id, eventId: made.eventId, state: "pending", attempt: 10 });
    expect(await delivery(made.id)).toMatchObject({ replayedAfter: 10, claimedUntil: null });
  });

  test("of one that is retried uses up none of its retries", async () => {
    const made = await makeDelivery(webhook, { status: "pending", attempts: 9 });
    await replay(caller.ctx, webhook.id, made.id);
    expect(await delivery(made.id)).toMatchObject({ replayedAfter: 9, attempts: 9 });
  });

  test("leaves an attempt in flight as it is, and only makes its delivery due", async () => {
    const made = await makeDelivery(webhook, { status: "pending", attempts: 3 });
    const claimedUntil = new Date(Date.now() + 20_000);
    await db().webhookDelivery.updateMany({ where: { id: made.id }, data: { claimedUntil } });
    await replay(caller.ctx, webhook.id, made.id);
    expect(await delivery(made.id)).toMatchObject({ replayedAfter: 0, attempts: 3, claimedUntil });
  });

  test("is a conflict while the webhook is disabled; another's delivery is not found", async () => {
    const other = await makeWebhook(caller.person);
    const theirs = await makeDelivery(other);
    await expect(replay(caller.ctx, webhook.id, theirs.id)).rejects.toMatchObject({ kind: "not_found" });
    await update(caller.ctx, other.id, { disabled: true });
    await expect(replay(caller.ctx, other.id, theirs.id)).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("recover", () => {
  test("sends once what was given up and what happened meanwhile, and nothing that was received", async () => {
    const lost = await makeDelivery(webhook, { status: "failed", createdAt: ago(2) });
    const older = await makeDelivery(webhook, { status: "failed", createdAt: ago(9) });
    const taken = await makeDelivery(webhook, { status: "delivered", createdAt: ago(1) });
    await update(caller.ctx, webhook.id, { disabled: true });
    const missed = await createProject(caller.ctx, { name: "Missed" });
    const { id: eventId } = await db().outboxEvent.findFirstOrThrow({ where: { resourceId: missed.id } });
    expect(await db().webhookDelivery.count({ where: { eventId } })).toBe(0);
    await expect(recover(caller.ctx, webhook.id, ago(3))).rejects.toMatchObject({ kind: "conflict" });
    await update(caller.ctx, webhook.id, { disabled: false });
    expect(await recover(caller.ctx, webhook.id, ago(3))).toEqual({ count: 2 });
    const statusOf = async (id: string) => (await delivery(id)).status;
    expect(await Promise.all([lost.id, older.id, taken.id].map(statusOf))).toEqual(["pending", "failed", "delivered"]);
    const found = await db().webhookDelivery.findMany({ where: { eventId } });
    expect(found).toMatchObject([{ status: "pending", webhookId: webhook.id }]);
    expect(await recover(caller.ctx, webhook.id, ago(3))).toEqual({ count: 0 });
  });

  test("by two concurrent callers sends everything once", async () => {
    for (let at = 0; at < 5; at++) await makeDelivery(webhook, { status: "failed" });
    const counts = await Promise.all([
      recover(caller.ctx, webhook.id, ago(1)),
      recover(caller.ctx, webhook.id, ago(1)),
    ]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  test("reaches no other workspace, no unsubscribed kind, and no time in the future or more than 30 days ago", async () => {
    const stranger = await makeCaller();
    await createProject(stranger.ctx, { name: "Theirs" });
    const event = await db().outboxEvent.count({ where: { workspaceId: caller.workspace.id } });
    expect([event, await recover(caller.ctx, webhook.id, ago(24))]).toEqual([0, { count: 0 }]);
    for (const since of [ago(31 * 24), ago(-1)])
      await expect(recover(caller.ctx, webhook.id, since)).rejects.toMatchObject({ kind: "invalid" });
  });
});

test("a test goes to its webhook alone, whatever it is subscribed to", async () => {
  const other = await makeWebhook(caller.person);
  const sent = await sendTest(caller.ctx, webhook.id);
  expect(sent).toMatchObject({ event: "webhook.test", state: "pending", attempt: 0 });
  expect(await db().webhookDelivery.count({ where: { webhookId: other.id } })).toBe(0);
  const { body } = await getDelivery(caller.ctx, webhook.id, sent.id);
  expect(JSON.parse(body)).toMatchObject({ id: sent.eventId, type: "webhook.test", data: { webhook_id: webhook.id } });
});

describe("deliveries", () => {
  test("are listed newest first, in pages, and by their state", async () => {
    const made = [];
    for (let hour = 4; hour > 0; hour--)
      made.unshift(await makeDelivery(webhook, { createdAt: ago(hour), status: hour % 2 ? "failed" : "delivered" }));
    const first = await listDeliveries(caller.ctx, webhook.id, { limit: 3 });
    const rest = await listDeliveries(caller.ctx, webhook.id, { limit: 3, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    const failed = await listDeliveries(caller.ctx, webhook.id, { limit: 9, state: "failed" });
    expect(failed.items.map(({ id }) => id)).toEqual([made[0]?.id, made[2]?.id]);
    await expect(listDeliveries(caller.ctx, "whk_none", { limit: 3 })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("one shows its body and its attempts, newest first, and the list the last outcome", async () => {
    const made = await makeDelivery(webhook, { status: "failed", attempts: 2, data: { id: "prj_1" } });
    const first = { number: 1, status: null, error: "The connection was refused.", durationMs: 9, sentAt: new Date() };
    await db().webhookAttempt.create({ data: { webhookId: webhook.id, deliveryId: made.id, ...first } });
    const last = { lastStatus: 500, lastError: "The answer was 500.", lastResponse: "oops", lastDurationMs: 12 };
    await db().webhookDelivery.updateMany({ where: { id: made.id }, data: { ...last, lastSentAt: new Date() } });
    const detail = await getDelivery(caller.ctx, webhook.id, made.id);
    expect(detail.attempts).toMatchObject([
      { number: 2, response: "oops" },
      { number: 1, status: null },
    ]);
    expect(detail).toMatchObject({ status: 500, attempt: 2, durationMs: 12, url: webhook.url });
    expect(JSON.parse(detail.body)).toMatchObject({ id: made.eventId, type: "project.created", data: { id: "prj_1" } });
    const { items } = await listDeliveries(caller.ctx, webhook.id, { limit: 5 });
    expect(items).toMatchObject([{ id: made.id, status: 500, error: "The answer was 500." }]);
  });
});
