import { describe, expect, test } from "vitest";
import { GET as getSearch } from "@/app/api/search/route";
import { GET as getMe } from "@/app/v1/me/route";
import type { AppError } from "@/lib/core/errors";
import { newApiKeySecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { admitMcp } from "@/lib/services/access/admit-mcp";
import { endOf } from "@/lib/services/connections/end-of";
import { list } from "@/lib/services/connections/list";
import { revoke } from "@/lib/services/connections/revoke";
import { call } from "@/tests/support/call";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { connect, makeCode, refreshWith } from "@/tests/support/mcp/oauth";
import { countStatements } from "@/tests/support/watch/count-statements";

const admit = (secret: string | null, { writes = false, metered = false } = {}) =>
  admitMcp(secret, { requestId: "req_test", writes, metered });
const refusal = (secret: string | null, options = {}): Promise<AppError | undefined> =>
  admit(secret, options).then(
    () => undefined,
    (error) => error,
  );
const kindOf = async (secret: string | null, options = {}) => (await refusal(secret, options))?.kind;
const connectionOf = (userId: string) => db().mcpConnection.findFirstOrThrow({ where: { userId } });

describe("an access token", () => {
  test("acts as its person with at most a member's rights, in the chosen workspace", async () => {
    const { person, workspace } = await makeCaller({ role: "admin" });
    const { accessToken } = await connect(person);
    const { ctx } = await admit(accessToken);
    const { id } = await connectionOf(person.id);
    expect(ctx).toEqual({
      requestId: "req_test",
      workspaceId: workspace.id,
      plan: "pro",
      actor: { kind: "mcp", userId: person.id, role: "member", connectionId: id, readOnly: false },
    });
  });

  test("may not write without the drafting scope, or once its person is only an observer", async () => {
    const { person } = await makeCaller();
    const reading = await connect(person, { canDraft: false });
    expect((await admit(reading.accessToken)).ctx.actor).toMatchObject({ readOnly: true });
    expect(await kindOf(reading.accessToken, { writes: true })).toBe("forbidden");
    const { accessToken } = await connect(person);
    expect(await kindOf(accessToken, { writes: true })).toBeUndefined();
    await db().membership.updateMany({ where: { userId: person.id }, data: { role: "observer" } });
    expect(await kindOf(accessToken, { writes: true })).toBe("forbidden");
    expect((await admit(accessToken)).ctx.actor).toMatchObject({ role: "observer" });
  });

  test("is admitted in one round trip, and records its last use to the minute", async () => {
    const { person } = await makeCaller();
    const { accessToken } = await connect(person);
    await admit(accessToken);
    expect(await countStatements(() => admit(accessToken, { metered: true }))).toBe(1);
    const { lastUsedAt } = await connectionOf(person.id);
    expect(Date.now() - (lastUsedAt?.getTime() ?? 0)).toBeLessThan(30_000);
    await admit(accessToken);
    expect((await connectionOf(person.id)).lastUsedAt).toEqual(lastUsedAt);
  });

  test("shares the workspace's month with its keys, and has a minute of its own", async () => {
    const { person, key } = await makeCaller();
    const { accessToken } = await connect(person);
    const byKey = await admit(key, { metered: true });
    const byToken = await admit(accessToken, { metered: true });
    expect(byToken.limits.month?.remaining).toBe((byKey.limits.month?.remaining ?? 0) - 1);
    expect(byToken.limits.minute.remaining).toBe(599);
    const { id } = await connectionOf(person.id);
    await pool().query("UPDATE request_minute SET counts[61] = 600 WHERE key = $1", [id]);
    expect(await refusal(accessToken)).toMatchObject({
      kind: "rate_limited",
      message: expect.stringContaining("connection"),
    });
    expect(await kindOf(key)).toBeUndefined();
    await pool().query("UPDATE monthly_calls SET calls = 10000 WHERE workspace_id = $1", [person.workspaceId]);
    expect(await kindOf(key, { metered: true })).toBe("calls_used_up");
  });

  test("and keys that wait together each get their own verdict", async () => {
    const [one, two] = [await makeCaller(), await makeCaller()];
    const { accessToken } = await connect(one.person);
    const secrets = Array.from(
      { length: 60 },
      (_, i) => [accessToken, one.key, two.key, newApiKeySecret()][i % 4] ?? "",
    );
    const outcomes = await Promise.all(
      secrets.map((secret, i) =>
        admit(secret, { metered: i % 2 === 0 }).then(
          ({ ctx }) => `${ctx.actor.kind} ${ctx.workspaceId}`,
          (error: AppError) => error.kind,
        ),
      ),
    );
    const expected = [
      `mcp ${one.workspace.id}`,
      `apiKey ${one.workspace.id}`,
      `apiKey ${two.workspace.id}`,
      "unauthenticated",
    ];
    expect(outcomes).toEqual(secrets.map((_, i) => expected[i % 4]));
  });

  test("stops working at once when its connection ends, it expires, or its person leaves or is deactivated", async () => {
    const { person } = await makeCaller();
    const { accessToken } = await connect(person);
    const dies = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
      await change();
      expect(await refusal(accessToken)).toMatchObject({ kind: "unauthenticated", extra: { reason: "invalid_token" } });
      await back();
      expect(await kindOf(accessToken)).toBeUndefined();
    };
    const active = (is: boolean) => ({ where: { userId: person.id }, data: { active: is } });
    await dies(
      () => db().membership.updateMany(active(false)),
      () => db().membership.updateMany(active(true)),
    );
    const user = (is: boolean) => db().user.update({ where: { id: person.id }, data: { active: is } });
    await dies(
      () => user(false),
      () => user(true),
    );
    const until = (ms: number) => db().oAuthToken.updateMany({ data: { expiresAt: new Date(Date.now() + ms) } });
    await dies(
      () => until(-1),
      () => until(60_000),
    );
    await revoke(person.ctx, (await connectionOf(person.id)).id);
    expect(await kindOf(accessToken)).toBe("unauthenticated");
  });

  test("works again once a workspace on Free is upgraded", async () => {
    const { person, workspace } = await makeCaller();
    const { clientId, accessToken, refreshToken } = await connect(person);
    const plan = (name: string) => db().workspace.update({ where: { id: workspace.id }, data: { plan: name } });
    await plan("free");
    expect(await kindOf(accessToken)).toBe("plan_required");
    expect((await refreshWith(clientId, refreshToken)).status).toBe(200);
    await plan("team");
    expect(await kindOf(accessToken)).toBeUndefined();
  });
});

test("no other secret is accepted: none at all, a code, a refresh token, or a key's or token's look-alike", async () => {
  const { person, key } = await makeCaller();
  const { refreshToken, accessToken } = await connect(person);
  const { code } = await makeCode(person);
  for (const secret of [null, "", "x", `${accessToken}x`, accessToken.slice(0, -1), newApiKeySecret()])
    expect(await kindOf(secret), String(secret)).toBe("unauthenticated");
  for (const secret of [refreshToken, code, "ear_scim_0"]) expect(await kindOf(secret)).toBe("wrong_token");
  expect(await kindOf(refreshToken.replace("_rt_", "_at_"))).toBe("unauthenticated");
  expect((await admit(key)).ctx.actor.kind).toBe("apiKey");
});

test("the REST surfaces refuse an access token", async () => {
  const { person } = await makeCaller();
  const { accessToken } = await connect(person);
  const v1 = await call(getMe, { key: accessToken });
  expect([v1.status, v1.json.error.code]).toEqual([401, "invalid_api_key"]);
  const app = await call(getSearch, { key: accessToken, query: { q: "x" } });
  expect([app.status, app.json.error.code]).toEqual([401, "unauthorized"]);
});

describe("connections", () => {
  test("are listed newest first, a page at a time: one's own, or all in the workspace for an admin", async () => {
    const { person: admin, workspace } = await makeCaller();
    const member = await makePerson(workspace, "member");
    for (const who of [admin, member, member]) await connect(who);
    await connect((await makeCaller()).person);
    const first = await list(admin.ctx, { limit: 2 });
    const rest = await list(admin.ctx, { limit: 2, cursor: first.nextCursor ?? "" });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(rest.items[0]).toEqual({
      id: expect.stringMatching(/^con_/),
      client: { id: expect.stringMatching(/^cli_/), name: "Test program" },
      redirectHost: "program.test",
      person: { id: admin.id, name: expect.any(String), email: admin.email },
      canDraft: true,
      createdAt: expect.any(Date),
      lastUsedAt: null,
    });
    expect((await list(member.ctx, { limit: 9 })).items.map(({ person }) => person.id)).toEqual([member.id, member.id]);
  });

  test("can be ended by their person or an admin, once, and by nobody else", async () => {
    const { person: admin, workspace } = await makeCaller();
    const [member, other] = [await makePerson(workspace, "member"), await makePerson(workspace, "member")];
    const stranger = (await makeCaller()).person;
    await connect(member);
    const { id } = await connectionOf(member.id);
    for (const who of [other, stranger]) await expect(revoke(who.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
    const outcomes = await Promise.allSettled([revoke(admin.ctx, id), revoke(member.ctx, id), revoke(admin.ctx, id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await list(admin.ctx, { limit: 9 })).items).toEqual([]);
    const audits = await db().auditEntry.findMany({ where: { targetId: id, action: "connection.revoked" } });
    expect(audits).toMatchObject([{ actorKind: "user", details: { reason: "person" } }]);
  });

  test("end when their person is removed from the workspace, and stay ended when they return", async () => {
    const { person: admin, workspace } = await makeCaller();
    const member = await makePerson(workspace, "member");
    const { accessToken } = await connect(member);
    const kept = await connect(admin);
    await transaction(admin.ctx, (tx) => endOf(tx, { workspaceId: workspace.id, userId: member.id }));
    expect([await kindOf(accessToken), await kindOf(kept.accessToken)]).toEqual(["unauthenticated", undefined]);
  });
});
