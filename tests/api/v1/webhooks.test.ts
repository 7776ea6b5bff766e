import { beforeAll, describe, expect, test } from "vitest";
import { GET as listDeliveries } from "@/app/v1/webhooks/[id]/deliveries/route";
import { POST as recover } from "@/app/v1/webhooks/[id]/recover/route";
import { POST as rotate } from "@/app/v1/webhooks/[id]/rotate-secret/route";
import { DELETE, GET, PATCH } from "@/app/v1/webhooks/[id]/route";
import { POST as sendTest } from "@/app/v1/webhooks/[id]/test/route";
import { GET as list, POST } from "@/app/v1/webhooks/route";
import { pool } from "@/lib/db/pool";
import { V1_KINDS } from "@/lib/events/webhook-kinds";
import { call } from "@/tests/support/call";
import { makeDelivery } from "@/tests/support/data/webhooks";
import { makeCaller } from "@/tests/support/factories";

const url = "https://93.184.215.14/hook";
let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
});
const make = async (body: object = {}) =>
  (await call(POST, { key: caller.key, body: { url, events: ["tag.created"], ...body } })).json.data;

describe("POST /v1/webhooks", () => {
  test("returns the secret, and nothing does afterwards", async () => {
    const { key } = caller;
    const { status, json } = await call(POST, { key, body: { url, events: V1_KINDS, description: "CI" } });
    expect(status).toBe(201);
    const { secret, ...shown } = json.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toEqual({
      id: expect.stringMatching(/^whk_/),
      url,
      events: V1_KINDS,
      description: "CI",
      last_status: null,
      disabled_at: null,
    });
    expect((await call(GET, { key, params: { id: shown.id } })).json.data).toEqual(shown);
    expect((await call(list, { key })).json.data).toContainEqual(shown);
    expect((await call(PATCH, { key, params: { id: shown.id }, body: {} })).json.data).toEqual(shown);
    expect((await call(DELETE, { key, params: { id: shown.id } })).json.data).toEqual(shown);
    expect((await call(GET, { key, params: { id: shown.id } })).status).toBe(404);
  });

  test("refuses the app's kinds, unknown ones, none, and forbidden URLs, naming the field", async () => {
    const refused = async (body: object) => {
      const { status, json } = await call(POST, { key: caller.key, body: { url, events: ["tag.created"], ...body } });
      expect([status, json.error.code]).toEqual([422, "validation_failed"]);
      return json.error.details[0].path;
    };
    for (const kind of ["file.ready", "session.completed", "readout.ready", "webhook.test", "*"])
      expect(await refused({ events: [kind] })).toBe("events.0");
    expect(await refused({ events: [] })).toBe("events");
    expect(await refused({ secret: "whsec_mine" })).toBe("secret");
    for (const bad of [
      "nope",
      "ftp://93.184.215.14/",
      "https://127.1/",
      "https://a:b@93.184.215.14/",
      "https://0x7f.1/",
    ])
      expect(await refused({ url: bad }), bad).toBe("url");
  });

  test("with an Idempotency-Key returns the same secret again, which is stored encrypted", async () => {
    const own = await makeCaller();
    const given = { key: own.key, headers: { "idempotency-key": "hook" }, body: { url, events: ["tag.created"] } };
    const [first, again] = [await call(POST, given), await call(POST, given)];
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.text).toBe(first.text);
    const { rows } = await pool().query("SELECT body FROM idempotency_key WHERE workspace_id = $1", [own.workspace.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].body).not.toContain("whsec_");
    expect((await call(list, { key: own.key })).json.data).toHaveLength(1);
  });

  test("the hundred and first is 422", async () => {
    const own = await makeCaller();
    await pool().query(
      `INSERT INTO webhook (id, workspace_id, url, events, sealed_secret, updated_at)
       SELECT 'whk_' || $1 || n, $1, 'https://a.test', '{}', '', now() FROM generate_series(1, 100) AS n`,
      [own.workspace.id],
    );
    const { status, json } = await call(POST, { key: own.key, body: { url, events: ["tag.created"] } });
    expect([status, json.error.message]).toEqual([422, "This workspace already has 100 webhooks. Delete one first."]);
  });
});

test("a webhook can be disabled, tested only when enabled, and given a new secret", async () => {
  const { key } = caller;
  const made = await make();
  const params = { id: made.id };
  const off = await call(PATCH, { key, params, body: { disabled: true } });
  expect(off.json.data.disabled_at).toEqual(expect.any(String));
  for (const [act, body] of [
    [sendTest, {}],
    [recover, { since: new Date().toISOString() }],
  ] as const)
    expect((await call(act, { key, params, body })).status).toBe(422);
  await call(PATCH, { key, params, body: { disabled: false } });
  const tested = await call(sendTest, { key, params, body: {} });
  expect([tested.status, tested.json.data]).toMatchObject([202, { event: "webhook.test", attempt: 0, status: null }]);
  expect(tested.headers.get("location")).toBe(`/v1/webhooks/${made.id}/deliveries`);
  const rotated = await call(rotate, { key, params, body: {} });
  expect([rotated.status, rotated.json.data.id]).toEqual([200, made.id]);
  expect(rotated.json.data.secret).not.toBe(made.secret);
});

test("deliveries show the last attempt; recovering reports how many are sent", async () => {
  const made = await make();
  const delivery = await makeDelivery({ id: made.id, workspaceId: caller.workspace.id }, { status: "failed" });
  const { json } = await call(listDeliveries, { key: caller.key, params: { id: made.id } });
  expect(json).toEqual({
    data: [
      {
        id: delivery.id,
        event_id: delivery.eventId,
        event: "project.created",
        state: "failed",
        attempt: 0,
        status: null,
        error: null,
        duration_ms: null,
        created_at: delivery.createdAt.toISOString(),
        delivered_at: null,
        next_attempt_at: null,
      },
    ],
    meta: { next_cursor: null },
  });
  const since = new Date(Date.now() - 60_000).toISOString();
  const recovered = await call(recover, { key: caller.key, params: { id: made.id }, body: { since } });
  expect([recovered.status, recovered.json]).toEqual([202, { data: { count: 1 } }]);
  expect(recovered.headers.get("location")).toBe(`/v1/webhooks/${made.id}/deliveries`);
});
