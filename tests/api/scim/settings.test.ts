import { expect, test, vi } from "vitest";
import { GET as read, PUT as save } from "@/app/api/settings/scim/route";
import { POST as regenerate } from "@/app/api/settings/scim/token/route";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { recordOutcome } from "@/lib/services/provisioning/settings/record-outcome";
import { call } from "@/tests/support/call";
import { auditsOf } from "@/tests/support/data/members";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { scimCall } from "@/tests/support/scim/call";

async function admin(plan: "scale" | "team" = "scale") {
  const workspace = await makeWorkspace(plan);
  const person = await makePerson(workspace);
  return { workspaceId: workspace.id, workspace, person, session: await makeSession(person) };
}
const statusWith = async (token: string) => (await scimCall(token, { method: "GET", path: "/Users" })).status;

test("turning SCIM on shows a token once; regenerating and turning off stop it at once", async () => {
  const { workspaceId, session } = await admin();
  const none = await call(read, { session });
  expect(none.json).toMatchObject({ available: true, enabled: false, tokenLast4: null, defaultRole: "member" });
  expect(none.json.baseUrl).toMatch(/\/api\/scim\/v2$/);
  const on = await call(save, { session, body: { enabled: true, providerName: "Okta", defaultRole: "observer" } });
  const first: string = on.json.token;
  expect(first).toMatch(/^ear_scim_[0-9A-Za-z]{43}$/);
  expect(on.json).toMatchObject({ enabled: true, tokenLast4: first.slice(-4), defaultRole: "observer" });
  expect(await statusWith(first)).toBe(200);
  const again = await call(save, { session, body: { enabled: true, defaultRole: "member" } });
  expect(again.json).toMatchObject({ token: null, providerName: "Okta", defaultRole: "member" });
  const renewed = await call(regenerate, { session, body: {} });
  expect([await statusWith(first), await statusWith(renewed.json.token)]).toEqual([401, 200]);
  const off = await call(save, { session, body: { enabled: false } });
  expect(off.json).toMatchObject({ enabled: false, token: null, tokenLast4: null, providerName: "Okta" });
  expect(await statusWith(renewed.json.token)).toBe(401);
  expect((await call(regenerate, { session, body: {} })).status).toBe(409);
  const back = await call(save, { session, body: { enabled: true } });
  expect([await statusWith(renewed.json.token), await statusWith(back.json.token)]).toEqual([401, 200]);
  const actions = await auditsOf(workspaceId);
  expect(actions).toEqual([
    "scim.enabled",
    "scim.settings_changed",
    "scim.token_regenerated",
    "scim.disabled",
    "scim.enabled",
  ]);
});

test("of the token only its hash and last four characters are kept, and no answer or entry repeats it", async () => {
  const { workspaceId, session } = await admin();
  const { json } = await call(save, { session, body: { enabled: true } });
  const kept = await db().scimDirectory.findUniqueOrThrow({ where: { workspaceId } });
  expect(Buffer.from(kept.tokenHash ?? [])).toEqual(hashSecret(json.token));
  const entries = await db().auditEntry.findMany({ where: { workspaceId } });
  const seen = JSON.stringify([(await call(read, { session })).json, entries, kept.tokenLast4]);
  expect(seen).not.toContain(json.token);
});

test("only admins see and change it, with a plan that has it; turning it off works on every plan", async () => {
  const { workspace, workspaceId, session } = await admin();
  const member = await makeSession(await makePerson(workspace, "member"));
  for (const one of [
    await call(read, { session: member }),
    await call(save, { session: member, body: { enabled: true } }),
    await call(regenerate, { session: member, body: {} }),
  ])
    expect(one.status).toBe(403);
  const { json } = await call(save, { session, body: { enabled: true } });
  await db().workspace.update({ where: { id: workspaceId }, data: { plan: "team" } });
  expect(await statusWith(json.token)).toBe(403);
  expect((await call(save, { session, body: { enabled: true } })).status).toBe(402);
  expect((await call(regenerate, { session, body: {} })).status).toBe(402);
  expect((await call(read, { session })).json).toMatchObject({ available: false, enabled: true });
  expect((await call(save, { session, body: { enabled: false } })).status).toBe(200);
  const team = await admin("team");
  expect((await call(save, { session: team.session, body: { enabled: true } })).status).toBe(402);
});

test("the page tells when the provider last called and the last twenty refusals, without whom they were about", async () => {
  const { workspaceId, session } = await admin();
  const { json } = await call(save, { session, body: { enabled: true, providerName: "Okta" } });
  await scimCall(json.token, { method: "GET", path: "/Users?filter=userName%20eq%20%22ada%40secret.test%22%20or" });
  await vi.waitFor(
    async () => {
      const { json: now } = await call(read, { session });
      expect(now.lastSyncAt).not.toBeNull();
      expect(now.errors).toEqual([
        expect.objectContaining({ provider: "Okta", method: "GET", path: "/Users", status: 400 }),
      ]);
      expect(now.errors[0].sentence.length).toBeGreaterThan(10);
      expect(JSON.stringify(now.errors[0].path)).not.toContain("ada");
    },
    { timeout: 25_000, interval: 100 },
  );
  for (let at = 0; at < 30; at++) {
    const outcome = {
      workspaceId,
      provider: "Okta",
      method: "POST",
      path: `/Users/${at}?x=1`,
      status: 409,
      detail: "Taken.",
    };
    await recordOutcome(outcome);
  }
  await recordOutcome({ workspaceId, provider: "Okta", method: "GET", path: "/Users/0", status: 404 });
  const { errors } = (await call(read, { session })).json;
  expect(errors).toHaveLength(20);
  expect(errors[0]).toMatchObject({ path: "/Users/29", status: 409, sentence: "Taken." });
});
