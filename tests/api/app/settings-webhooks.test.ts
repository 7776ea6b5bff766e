import { describe, expect, test } from "vitest";
import { POST as replay } from "@/app/api/settings/webhooks/[id]/deliveries/[deliveryId]/replay/route";
import { GET as getDelivery } from "@/app/api/settings/webhooks/[id]/deliveries/[deliveryId]/route";
import { GET as deliveries } from "@/app/api/settings/webhooks/[id]/deliveries/route";
import { POST as recover } from "@/app/api/settings/webhooks/[id]/recover/route";
import { POST as rotate } from "@/app/api/settings/webhooks/[id]/rotate-secret/route";
import { DELETE, GET, PATCH } from "@/app/api/settings/webhooks/[id]/route";
import { POST as sendTest } from "@/app/api/settings/webhooks/[id]/test/route";
import { GET as list, POST } from "@/app/api/settings/webhooks/route";
import { WEBHOOK_KINDS } from "@/lib/events/webhook-kinds";
import { call } from "@/tests/support/call";
import { makeDelivery } from "@/tests/support/data/webhooks";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";

const url = "https://93.184.215.14/hook";
async function signedIn(role: Person["role"] = "admin", workspace?: Awaited<ReturnType<typeof makeWorkspace>>) {
  const home = workspace ?? (await makeWorkspace("pro"));
  const person = await makePerson(home, role);
  return { person, home, session: await makeSession(person) };
}

describe("a person in settings", () => {
  test("registers for all thirteen kinds, changes, rotates and deletes", async () => {
    const { session } = await signedIn("member");
    const made = await call(POST, { session, body: { url, events: WEBHOOK_KINDS } });
    expect([made.status, made.json.webhook.events]).toEqual([201, [...WEBHOOK_KINDS]]);
    expect(made.json.webhook).not.toHaveProperty("secret");
    const params = { id: made.json.webhook.id };
    expect((await call(GET, { session, params })).json).toEqual({ webhook: made.json.webhook });
    const changed = await call(PATCH, { session, params, body: { description: "Ours", disabled: true } });
    expect(changed.json.webhook).toMatchObject({ description: "Ours", disabledReason: "person" });
    expect((await call(sendTest, { session, params, body: {} })).json.error.code).toBe("conflict");
    const rotated = await call(rotate, { session, params, body: {} });
    expect(rotated.json.secret).not.toBe(made.json.secret);
    expect(rotated.json.webhook.oldSecretUntil).toEqual(expect.any(String));
    await call(DELETE, { session, params });
    expect((await call(list, { session })).json).toEqual({ items: [], nextCursor: null });
  });

  test("sees what was sent, sends it again, and recovers missed events", async () => {
    const { session, person } = await signedIn();
    const { webhook } = (await call(POST, { session, body: { url, events: ["file.ready"] } })).json;
    const params = { id: webhook.id };
    const sent = await call(sendTest, { session, params, body: {} });
    const deliveryId: string = sent.json.delivery.id;
    const detail = await call(getDelivery, { session, params: { ...params, deliveryId } });
    expect(JSON.parse(detail.json.delivery.body)).toMatchObject({
      type: "webhook.test",
      id: sent.json.delivery.eventId,
    });
    expect((await call(replay, { session, params: { ...params, deliveryId }, body: {} })).status).toBe(202);
    await makeDelivery({ id: webhook.id, workspaceId: person.workspaceId }, { status: "failed" });
    const failed = await call(deliveries, { session, params, query: { state: "failed" } });
    expect(failed.json.items).toHaveLength(1);
    const since = new Date(Date.now() - 60_000).toISOString();
    expect((await call(recover, { session, params, body: { since } })).json).toEqual({ count: 1 });
  });

  test("an observer can look and not change", async () => {
    const { home, session } = await signedIn();
    const { webhook } = (await call(POST, { session, body: { url, events: ["file.ready"] } })).json;
    const observer = (await signedIn("observer", home)).session;
    expect((await call(list, { session: observer })).json.items).toHaveLength(1);
    const params = { id: webhook.id };
    const refused = [
      await call(POST, { session: observer, body: { url, events: ["file.ready"] } }),
      await call(PATCH, { session: observer, params, body: { disabled: true } }),
      await call(rotate, { session: observer, params, body: {} }),
      await call(DELETE, { session: observer, params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
