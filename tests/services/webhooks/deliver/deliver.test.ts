import { describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { rotateSecret } from "@/lib/services/webhooks/rotate-secret";
import { sealSecrets } from "@/lib/services/webhooks/secret";
import { makeWebhook } from "@/tests/support/data/webhooks";
import { withSettings } from "@/tests/support/settings";
import { startReceiver, verified } from "@/tests/support/stand-ins/receiver";
import { deliveriesOf, idsOf, makeEvents, passTime, reachThisMachine, SHORT_MS, setting, stops } from "./setting";

reachThisMachine();

describe("an attempt", () => {
  test("is signed so that the public library verifies it, and carries the event as stored", async () => {
    const { ctx, workspaceId, receiver, webhook, deliverer } = await setting();
    const [id] = await makeEvents(ctx, 1);
    await deliverer.settled();
    const [got] = receiver.received;
    if (!got) throw new Error("nothing arrived");
    expect(verified(webhook.secret, got)).toEqual({
      id,
      type: "project.created",
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      workspace_id: workspaceId,
      sequence: expect.any(Number),
      data: expect.objectContaining({ id: expect.stringMatching(/^prj_/) }),
    });
    expect(got.id).toBe(id);
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery).toMatchObject({ status: "delivered", attempts: 1, nextAttemptAt: null, claimedUntil: null });
    expect(delivery?.attemptsMade).toMatchObject([{ number: 1, status: 200, error: null, response: "taken" }]);
  });

  test("is also signed with the old secret for a day after a rotation", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting();
    const { secret } = await rotateSecret(ctx, webhook.id);
    await makeEvents(ctx, 1);
    await deliverer.settled();
    await db().webhook.update({ where: { id: webhook.id }, data: { oldSecretUntil: new Date(Date.now() - 1000) } });
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error("nothing arrived");
    expect(verified(webhook.secret, during)).toEqual(verified(secret, during));
    expect(verified(secret, after)).toBeTruthy();
    expect(() => verified(webhook.secret, after)).toThrow();
  });

  test("is signed with every secret of the last day if there were several", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting();
    const secrets = [webhook.secret];
    for (let i = 0; i < 2; i += 1) secrets.push((await rotateSecret(ctx, webhook.id)).secret);
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [got] = receiver.received;
    if (!got) throw new Error("nothing arrived");
    for (const secret of secrets) expect(verified(secret, got)).toBeTruthy();
  });

  test("is sent again after a rotation if the previous secret was sealed under another APP_SECRET", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting();
    const sealedSecret = await withSettings({ APP_SECRET: "another-secret-of-32-characters-or-more" }, async () =>
      sealSecrets(webhook.secret),
    );
    await db().webhook.update({ where: { id: webhook.id }, data: { sealedSecret } });
    const { secret } = await rotateSecret(ctx, webhook.id);
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [got] = receiver.received;
    if (!got) throw new Error("nothing arrived");
    expect(verified(secret, got)).toBeTruthy();
  });

  test("that fails is repeated with the same id and body and a new signature, and both are kept", async () => {
    let calls = 0;
    const answers = (response: { writeHead: (status: number) => { end: (text: string) => void } }) =>
      response.writeHead(calls++ === 0 ? 500 : 204).end(calls === 1 ? "no, sorry" : "");
    const { ctx, receiver, webhook, deliverer } = await setting(answers);
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [waiting] = await deliveriesOf(webhook.id);
    const dueInMs = (waiting?.nextAttemptAt?.getTime() ?? 0) - Date.now();
    expect(dueInMs).toBeGreaterThan(3_000);
    expect(dueInMs).toBeLessThan(6_500);
    expect(await db().webhook.findUnique({ where: { id: webhook.id } })).toMatchObject({
      lastStatus: 500,
      failingSince: expect.any(Date),
    });
    await passTime(webhook.id);
    await deliverer.settled();
    const [first, second] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toBe(first?.body);
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery?.attemptsMade).toMatchObject([
      { status: 500, response: "no, sorry" },
      { status: 204, response: "" },
    ]);
    expect(await db().webhook.findUnique({ where: { id: webhook.id } })).toMatchObject({
      lastStatus: 204,
      failingSince: null,
    });
  });

  test("fails on a timeout, a cut connection and a redirect, each with its message", async () => {
    const answers: Record<string, (response: import("node:http").ServerResponse) => void> = {
      "No response within 0.5 s.": () => {},
      "The connection broke before a response came.": (response) => response.destroy(),
      "Redirects are not followed.": (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    };
    for (const [sentence, answer] of Object.entries(answers)) {
      const { ctx, receiver, webhook, deliverer } = await setting(answer, SHORT_MS);
      await makeEvents(ctx, 1);
      await deliverer.settled();
      const [delivery] = await deliveriesOf(webhook.id);
      expect(delivery).toMatchObject({ status: "pending", attempts: 1, attemptsMade: [{ error: sentence }] });
      expect(receiver.received).toHaveLength(1);
    }
  });

  test("succeeds if the status came in time, whatever happens to the body, of which 4 KB are kept", async () => {
    const { ctx, webhook, deliverer } = await setting((response) => {
      response.writeHead(200).write(`${"a".repeat(5_000)}\0`);
    }, SHORT_MS);
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery).toMatchObject({ status: "delivered", attemptsMade: [{ response: "a".repeat(4096) }] });
  });

  test("reaches no private address that is not allowed, and says so", async () => {
    const { ctx, workspaceId, deliverer } = await setting();
    const inner = await makeWebhook({ workspaceId }, { url: "https://169.254.169.254/latest" });
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [delivery] = await deliveriesOf(inner.id);
    expect(delivery?.attemptsMade).toMatchObject([{ status: null, error: "The address is in a private network." }]);
  });

  test("follows Retry-After if that is later than its own time", async () => {
    const { ctx, webhook, deliverer } = await setting((response) =>
      response.writeHead(429, { "retry-after": "600" }).end(),
    );
    await makeEvents(ctx, 1);
    await deliverer.settled();
    const [delivery] = await deliveriesOf(webhook.id);
    const dueInMs = (delivery?.nextAttemptAt?.getTime() ?? 0) - Date.now();
    expect(dueInMs).toBeGreaterThan(590_000);
    expect(dueInMs).toBeLessThan(601_000);
  });

  test("gives up after ten attempts", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting((response) => response.writeHead(400).end());
    await makeEvents(ctx, 1);
    for (let i = 0; i < 12; i++) {
      await passTime(webhook.id);
      await deliverer.settled();
    }
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery).toMatchObject({ status: "failed", attempts: 10, nextAttemptAt: null });
    expect(receiver.received).toHaveLength(10);
  });
});

describe("deliveries", () => {
  test("are created for each webhook subscribed to the kind, and not for one that is disabled or in another workspace", async () => {
    const one = await setting();
    const other = await setting();
    const { workspaceId } = one;
    await makeWebhook({ workspaceId }, { events: ["project.deleted"] });
    const off = await makeWebhook({ workspaceId }, { disabledAt: new Date() });
    const second = await startReceiver();
    stops.push(second.stop);
    await makeWebhook({ workspaceId }, { url: second.url, events: ["project.deleted", "project.created"] });
    const ids = await makeEvents(one.ctx, 3);
    await one.deliverer.settled();
    expect(idsOf(one.receiver.received)).toEqual([...ids].sort());
    expect(idsOf(second.received)).toEqual([...ids].sort());
    expect(other.receiver.received).toEqual([]);
    expect(await deliveriesOf(off.id)).toEqual([]);
  });

  test("are not created for a change that is rolled back", async () => {
    const { ctx, webhook } = await setting();
    const { transaction } = await import("@/lib/db/transaction");
    const failing = transaction(ctx, async () => {
      await makeEvents(ctx, 2);
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    expect(await deliveriesOf(webhook.id)).toEqual([]);
  });

  test("are shared by two processes without sending any twice", async () => {
    const { ctx, receiver, webhook } = await setting();
    const { Deliverer } = await import("@/lib/services/webhooks/deliver/deliverer");
    const { webAgent } = await import("@/lib/integrations/web/web-agent");
    // As patient as the real one: on a busy machine, a response may take longer than other tests wait.
    const both = [new Deliverer({ dispatcher: webAgent() }), new Deliverer({ dispatcher: webAgent() })];
    stops.push(...both.map((deliverer) => () => deliverer.stop()));
    const ids = await makeEvents(ctx, 400);
    await Promise.all(both.map((deliverer) => deliverer.settled()));
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(400), 10_000);
    expect(idsOf(receiver.received)).toEqual([...ids].sort());
    const states = new Set((await deliveriesOf(webhook.id)).map(({ status }) => status));
    expect([...states]).toEqual(["delivered"]);
  });

  test("in succession use one connection", async () => {
    const { ctx, receiver, deliverer } = await setting();
    for (let i = 0; i < 5; i++) {
      await makeEvents(ctx, 1);
      await deliverer.settled();
    }
    expect(receiver.received).toHaveLength(5);
    expect(receiver.connections()).toBe(1);
  });

  test("whose holder died are made when the lease ends", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting();
    await makeEvents(ctx, 1);
    const claimedUntil = new Date(Date.now() + 60_000);
    await db().webhookDelivery.updateMany({ where: { webhookId: webhook.id }, data: { claimedUntil } });
    await deliverer.settled();
    expect(receiver.received).toEqual([]);
    await db().webhookDelivery.updateMany({ where: { webhookId: webhook.id }, data: { claimedUntil: new Date() } });
    await deliverer.settled();
    expect(receiver.received).toHaveLength(1);
  });

  test("in flight are finished when the process stops; what was not sent is released to others", async () => {
    const { ctx, receiver, webhook, deliverer } = await setting((response) => setTimeout(() => response.end(), 100));
    await makeEvents(ctx, 60);
    deliverer.wake();
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), 10_000);
    await deliverer.stop();
    const after = await deliveriesOf(webhook.id);
    expect(after.filter(({ status }) => status === "delivered")).toHaveLength(receiver.received.length);
    expect(receiver.received.length).toBeLessThan(60);
    expect(after.filter(({ claimedUntil }) => claimedUntil !== null)).toEqual([]);
  });
});
