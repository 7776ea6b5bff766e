import { describe, expect, test, vi } from "vitest";
import { DELETE } from "@/app/api/settings/keys/[id]/route";
import { GET, POST } from "@/app/api/settings/keys/route";
import { GET as me } from "@/app/v1/me/route";
import { POST as createProject } from "@/app/v1/projects/route";
import { newApiKeySecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";

async function signedIn(role: Person["role"] = "admin", workspace?: { id: string; plan: "pro" | "free" }) {
  const person = await makePerson(workspace ?? (await makeWorkspace("pro")), role);
  return { person, session: await makeSession(person) };
}
const makeKey = async (session: string, body = {}) =>
  (await call(POST, { session, body: { name: "CI", ...body } })).json;

describe("POST /api/settings/keys", () => {
  test("returns the secret once; only its hash is stored, and lists show the last four", async () => {
    const { person, session } = await signedIn();
    const made = await call(POST, { session, body: { name: "CI" } });
    const { secret, key } = made.json;
    expect(made.status).toBe(201);
    expect(secret).toMatch(/^ear_sk_[0-9A-Za-z]{36}$/);
    expect(key).toMatchObject({
      name: "CI",
      readOnly: false,
      prefix: "ear_sk_",
      last4: secret.slice(-4),
      lastUsedAt: null,
    });
    expect(key.person).toMatchObject({ id: person.id, email: person.email });
    const listed = await call(GET, { session });
    expect(listed.json).toEqual({ items: [key], nextCursor: null });
    const stored = JSON.stringify([
      await db().apiKey.findMany({ where: { userId: person.id } }),
      await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } }),
    ]);
    expect(stored).not.toContain(secret.slice(7));
    expect(await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } })).toMatchObject([
      { action: "key.created", targetId: key.id },
    ]);
  });

  test("is 402 on Free, 400 for an unknown field, and 409 for the 51st, however many come at once", async () => {
    const free = await signedIn("admin", { ...(await makeWorkspace("free")), plan: "free" });
    expect((await call(POST, { session: free.session, body: { name: "CI" } })).status).toBe(402);
    const { person, session } = await signedIn();
    expect((await call(POST, { session, body: { name: "CI", role: "admin" } })).status).toBe(400);
    for (let i = 0; i < 45; i++) await makeKey(session);
    const last = await Promise.all(Array.from({ length: 10 }, () => call(POST, { session, body: { name: "CI" } })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await db().apiKey.count({ where: { userId: person.id } })).toBe(50);
  });

  test("a key can neither make nor list keys, and a call from another site cannot either", async () => {
    const { session } = await signedIn();
    const { secret } = await makeKey(session);
    expect((await call(POST, { key: secret, body: { name: "CI" } })).status).toBe(403);
    expect((await call(GET, { key: secret })).status).toBe(403);
    const request = new Request("http://localhost:3000/api/settings/keys", {
      method: "POST",
      headers: {
        cookie: `next-auth.session-token=${session}`,
        origin: "https://evil.test",
        "content-type": "application/json",
      },
      body: JSON.stringify({ name: "CI" }),
    });
    expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(403);
  });
});

describe("GET and DELETE", () => {
  test("members see and revoke their own; an admin any of the workspace; nobody another workspace's", async () => {
    const workspace = { ...(await makeWorkspace("pro")), plan: "pro" as const };
    const [admin, member, other] = [
      await signedIn("admin", workspace),
      await signedIn("member", workspace),
      await signedIn("admin"),
    ];
    const { key: adminKey } = await makeKey(admin.session);
    const { key: memberKey } = await makeKey(member.session);
    const idsSeenBy = async (session: string) =>
      (await call(GET, { session })).json.items.map(({ id }: { id: string }) => id);
    expect(await idsSeenBy(admin.session)).toEqual([memberKey.id, adminKey.id]);
    expect(await idsSeenBy(member.session)).toEqual([memberKey.id]);
    expect(await idsSeenBy(other.session)).toEqual([]);
    const revoke = async (session: string, id: string) => (await call(DELETE, { session, params: { id } })).status;
    expect(await revoke(member.session, adminKey.id)).toBe(404);
    expect(await revoke(other.session, adminKey.id)).toBe(404);
    expect(await revoke(admin.session, memberKey.id)).toBe(200);
    expect(await revoke(admin.session, memberKey.id)).toBe(404);
    expect(await idsSeenBy(admin.session)).toEqual([adminKey.id]);
  });

  test("pages by cursor", async () => {
    const { session } = await signedIn();
    for (const name of ["a", "b", "c"]) await makeKey(session, { name });
    const first = await call(GET, { session, query: { limit: "2" } });
    const second = await call(GET, { session, query: { limit: "2", cursor: first.json.nextCursor } });
    const names = [...first.json.items, ...second.json.items].map(({ name }: { name: string }) => name);
    expect([names, second.json.nextCursor]).toEqual([["c", "b", "a"], null]);
  });
});

describe("a key stops at once", () => {
  test.each<[string, number, (person: Person, session: string, keyId: string) => Promise<unknown>]>([
    ["when it is revoked", 401, (_, session, id) => call(DELETE, { session, params: { id } })],
    ["when its person leaves", 401, ({ id }) => db().membership.deleteMany({ where: { userId: id } })],
    [
      "when its person's membership is deactivated",
      401,
      ({ id }) => db().membership.updateMany({ where: { userId: id }, data: { active: false } }),
    ],
    ["when its person is deactivated", 401, ({ id }) => db().user.update({ where: { id }, data: { active: false } })],
    [
      "when the workspace goes to Free",
      402,
      ({ workspaceId }) => db().workspace.update({ where: { id: workspaceId }, data: { plan: "free" } }),
    ],
  ])("%s", async (_, status, stop) => {
    const { person, session } = await signedIn();
    const { secret, key } = await makeKey(session);
    expect((await call(me, { key: secret })).status).toBe(200);
    await stop(person, session, key.id);
    expect((await call(me, { key: secret })).status).toBe(status);
  });
});

describe("a key's rights", () => {
  test("are its person's, at most a member's; read-only keys and observers' keys cannot write", async () => {
    const { session } = await signedIn();
    const [full, readOnly] = [await makeKey(session), await makeKey(session, { readOnly: true })];
    const observer = await makeKey((await signedIn("observer")).session);
    const write = async (key: string) => (await call(createProject, { key, body: {} })).status;
    expect(await write(full.secret)).toBe(201);
    expect(await write(readOnly.secret)).toBe(403);
    expect(await write(observer.secret)).toBe(403);
    expect((await call(me, { key: readOnly.secret })).status).toBe(200);
  });

  test("a typo and a token of another kind are refused without a database call", async () => {
    const query = vi.spyOn(pool(), "query");
    const secret = newApiKeySecret();
    const typo = `${secret.slice(0, -1)}${secret.endsWith("a") ? "b" : "a"}`;
    const swapped = secret.replace(/^(.{10})(.)(.)/, "$1$3$2");
    const wrong = [typo, "ear_sk_", "x".repeat(500), "ear_at_abc", "ear_scim_abc", "whsec_abc"];
    for (const key of swapped === secret ? wrong : [...wrong, swapped])
      expect((await call(me, { key })).status, key).toBe(401);
    expect(query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes("admit_api_key"))).toEqual([]);
    query.mockRestore();
  });
});
