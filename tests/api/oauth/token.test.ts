import { describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { admitConnection } from "@/lib/services/access/admit-connection";
import { makeCaller } from "@/tests/support/factories";
import { connect, makeClient, makeCode, pkce, refreshWith, revoke, token } from "@/tests/support/mcp/oauth";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const admit = (accessToken: string) =>
  admitConnection(accessToken, { requestId: "req_test", writes: false, metered: false });
const isLive = (accessToken: string) =>
  admit(accessToken).then(
    () => true,
    () => false,
  );
const audits = (workspaceId: string) =>
  db().auditEntry.findMany({ where: { workspaceId }, orderBy: { createdAt: "asc" } });
const endOf = (results: { status: number; json: { error?: string } }[]) =>
  results.map(({ status, json }) => (status === 200 ? "tokens" : json.error)).sort();

describe("a code", () => {
  test("is exchanged for tokens valid for an hour and for thirty days; only their hashes are stored", async () => {
    const { person } = await makeCaller();
    const { status, json } = await token(await makeCode(person));
    expect(status).toBe(200);
    expect(json).toEqual({
      access_token: expect.stringMatching(/^ear_at_/),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^ear_rt_/),
      scope: "read write",
    });
    const connection = await db().mcpConnection.findFirstOrThrow({
      where: { userId: person.id },
      include: { tokens: true },
    });
    const days = connection.tokens
      .map(({ expiresAt }) => (expiresAt.getTime() - Date.now()) / 86_400_000)
      .sort((a, b) => a - b);
    expect(days[0]).toBeCloseTo(1 / 24, 2);
    expect(days[1]).toBeCloseTo(30, 2);
    expect(JSON.stringify(connection)).not.toMatch(new RegExp(`${json.access_token}|${json.refresh_token}`));
    expect(await audits(person.workspaceId)).toMatchObject([
      { action: "connection.allowed", actorKind: "user", actorId: person.id },
      { action: "connection.created", targetId: connection.id, actorKind: "user", actorId: person.id },
    ]);
  });

  test("without drafting gives tokens that say so", async () => {
    const { person } = await makeCaller();
    expect((await token(await makeCode(person, { canDraft: false }))).json.scope).toBe("read");
  });

  test("is refused unless everything it is bound to matches, and stays valid afterwards", async () => {
    const { person } = await makeCaller();
    const exchange = await makeCode(person);
    const refusals: [Record<string, string | undefined>, number, string][] = [
      [{ code_verifier: pkce().verifier }, 400, "invalid_grant"],
      [{ code_verifier: "short" }, 400, "invalid_grant"],
      [{ redirect_uri: `${exchange.redirect_uri}/` }, 400, "invalid_grant"],
      [{ client_id: await makeClient() }, 400, "invalid_grant"],
      [{ client_id: "cli_unknown" }, 401, "invalid_client"],
      [{ client_id: "https://program.test/client.json" }, 401, "invalid_client"],
      [{ code: `${exchange.code}x` }, 400, "invalid_grant"],
      [{ resource: "https://other.test/mcp" }, 400, "invalid_target"],
      [{ grant_type: "client_credentials" }, 400, "unsupported_grant_type"],
      [{ grant_type: "password" }, 400, "unsupported_grant_type"],
      ...["grant_type", "client_id", "code", "redirect_uri", "code_verifier"].map(
        (name): [Record<string, undefined>, number, string] => [{ [name]: undefined }, 400, "invalid_request"],
      ),
    ];
    for (const [more, status, error] of refusals) {
      const answer = await token({ ...exchange, ...more });
      expect([answer.status, answer.json.error], JSON.stringify(more)).toEqual([status, error]);
      expect(answer.json.error_description).toBeTypeOf("string");
    }
    expect((await token({ ...exchange, resource: `${config().APP_URL}/mcp/` })).status).toBe(200);
  });

  test("is exchanged for a client identified by HTTP Basic, with or without a password", async () => {
    const { person } = await makeCaller();
    for (const password of ["", "none was given out"]) {
      const { client_id, ...exchange } = await makeCode(person);
      const basic = (user: string) => ({ authorization: `Basic ${btoa(`${user}:${password}`)}` });
      const unknown = await token(exchange, basic("cli_unknown"));
      expect([unknown.status, unknown.json.error]).toEqual([401, "invalid_client"]);
      expect(unknown.headers.get("www-authenticate")).toBe('Basic realm="Earshot"');
      expect((await token(exchange, basic("%00"))).status).toBe(400);
      expect((await token(exchange, { authorization: "Basic %%%" })).json.error).toBe("invalid_request");
      expect((await token(exchange, basic(client_id))).status).toBe(200);
    }
  });

  test("expires after a minute", async () => {
    const { person } = await makeCaller();
    const exchange = await makeCode(person);
    await db().authorizationCode.updateMany({ where: { userId: person.id }, data: { expiresAt: new Date() } });
    expect((await token(exchange)).json.error).toBe("invalid_grant");
  });

  test("ends the connection if resent by someone who could have exchanged it, but not with anything else wrong", async () => {
    const { person } = await makeCaller();
    const exchange = await makeCode(person);
    const { access_token } = (await token(exchange)).json;
    for (const wrong of [
      { code_verifier: pkce().verifier },
      { redirect_uri: "https://evil.test/" },
      { client_id: await makeClient() },
    ]) {
      expect((await token({ ...exchange, ...wrong })).json.error).toBe("invalid_grant");
      expect(await isLive(access_token)).toBe(true);
    }
    expect((await token(exchange)).json.error).toBe("invalid_grant");
    expect(await isLive(access_token)).toBe(false);
    expect((await token(exchange)).json.error).toBe("invalid_grant");
    expect(await audits(person.workspaceId)).toMatchObject([
      { action: "connection.allowed" },
      { action: "connection.created" },
      { action: "connection.revoked", actorKind: "system", actorId: "oauth", details: { reason: "code_replayed" } },
    ]);
  });

  test("exchanged many times at once gives one pair and one connection, which the other attempts end", async () => {
    const { person } = await makeCaller();
    const exchange = await makeCode(person);
    // All find the code unused before the first of them uses it.
    const other = await otherCaller();
    await other.run("SELECT 1 FROM authorization_code WHERE user_id = $1 FOR UPDATE", [person.id]);
    const asked = Array.from({ length: 6 }, () => token(exchange));
    await lockWaits(6);
    await other.commit();
    const results = await Promise.all(asked);
    expect(endOf(results)).toEqual([...Array(5).fill("invalid_grant"), "tokens"]);
    const connections = await db().mcpConnection.findMany({ where: { userId: person.id }, include: { tokens: true } });
    expect(connections.map(({ tokens }) => tokens.length)).toEqual([2]);
    expect(connections[0]?.revokedAt).not.toBeNull();
  });

  test("of a person who has left gives no tokens and leaves nothing behind", async () => {
    const { person } = await makeCaller();
    const exchange = await makeCode(person);
    await db().membership.updateMany({ where: { userId: person.id }, data: { active: false } });
    expect((await token(exchange)).json.error).toBe("invalid_grant");
    expect(await db().mcpConnection.count({ where: { userId: person.id } })).toBe(0);
    expect(await db().authorizationCode.findFirstOrThrow({ where: { userId: person.id } })).toMatchObject({
      usedAt: null,
    });
  });

  test("of a workspace that is about to be deleted, or of somebody who only takes part in its studies, gives no tokens", async () => {
    const { person, workspace } = await makeCaller();
    const exchange = await makeCode(person);
    await db().membership.updateMany({ where: { userId: person.id }, data: { role: "participant" } });
    expect((await token(exchange)).json.error).toBe("invalid_grant");
    await db().membership.updateMany({ where: { userId: person.id }, data: { role: "member" } });
    await db().workspace.update({ where: { id: workspace.id }, data: { deletionAt: new Date() } });
    expect((await token(exchange)).json.error).toBe("invalid_grant");
    await db().workspace.update({ where: { id: workspace.id }, data: { deletionAt: null } });
    expect((await token(exchange)).status).toBe(200);
  });

  test("creates a separate connection for each code", async () => {
    const { person } = await makeCaller();
    const { clientId, accessToken } = await connect(person);
    const other = await connect(person, { clientId });
    const ids = [await admit(accessToken), await admit(other.accessToken)].map(({ ctx }) => ctx.actor);
    expect(ids[0]).not.toEqual(ids[1]);
  });
});

describe("a refresh token", () => {
  test("gives a new pair, and extends the connection by thirty days", async () => {
    const { person } = await makeCaller();
    const first = await connect(person);
    await db().mcpConnection.updateMany({ where: { userId: person.id }, data: { expiresAt: new Date() } });
    const { status, json } = await refreshWith(first.clientId, first.refreshToken);
    expect([status, json.scope, json.expires_in]).toEqual([200, "read write", 3600]);
    expect(await isLive(json.access_token)).toBe(true);
    expect(await isLive(first.accessToken)).toBe(true);
    const { expiresAt } = await db().mcpConnection.findFirstOrThrow({ where: { userId: person.id } });
    expect((expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    expect((await refreshWith(first.clientId, json.refresh_token)).status).toBe(200);
  });

  test("used again ends the whole connection, including the newest pair", async () => {
    const { person } = await makeCaller();
    const { clientId, accessToken, refreshToken } = await connect(person);
    const { json } = await refreshWith(clientId, refreshToken);
    const again = await refreshWith(clientId, refreshToken);
    expect([again.status, again.json.error]).toEqual([400, "invalid_grant"]);
    expect([await isLive(accessToken), await isLive(json.access_token)]).toEqual([false, false]);
    expect((await refreshWith(clientId, json.refresh_token)).json.error).toBe("invalid_grant");
    expect((await audits(person.workspaceId)).at(-1)).toMatchObject({
      action: "connection.revoked",
      details: { reason: "refresh_token_reused" },
    });
  });

  test("used twenty times at once gives exactly one pair and counts as reuse: the connection ends, recorded once", async () => {
    const { person } = await makeCaller();
    const { clientId, refreshToken } = await connect(person);
    const results = await Promise.all(Array.from({ length: 20 }, () => refreshWith(clientId, refreshToken)));
    expect(endOf(results)).toEqual([...Array(19).fill("invalid_grant"), "tokens"]);
    const connection = await db().mcpConnection.findFirstOrThrow({
      where: { userId: person.id },
      include: { tokens: true },
    });
    expect(connection.tokens).toHaveLength(4);
    expect(connection.revokedAt).not.toBeNull();
    const ended = (await audits(person.workspaceId)).filter(({ action }) => action === "connection.revoked");
    expect(ended).toHaveLength(1);
  });

  test("used while its connection is being ended gives nothing", async () => {
    const { person } = await makeCaller();
    const { clientId, refreshToken } = await connect(person);
    const other = await otherCaller();
    await other.run("SELECT 1 FROM membership WHERE user_id = $1 FOR UPDATE", [person.id]);
    const asked = refreshWith(clientId, refreshToken);
    await other.waitedFor();
    await other.run("UPDATE mcp_connection SET revoked_at = now() WHERE user_id = $1", [person.id]);
    await other.commit();
    expect((await asked).json.error).toBe("invalid_grant");
    expect(await db().oAuthToken.count({ where: { connection: { userId: person.id } } })).toBe(2);
  });

  test("belongs to its client: another client's refusal neither uses nor ends it", async () => {
    const { person } = await makeCaller();
    const { clientId, accessToken, refreshToken } = await connect(person);
    expect((await refreshWith(await makeClient(), refreshToken)).json.error).toBe("invalid_grant");
    const unknown = await refreshWith("cli_unknown", refreshToken);
    expect([unknown.status, unknown.json.error]).toEqual([401, "invalid_client"]);
    for (const other of [accessToken, `${refreshToken}x`, "x"])
      expect((await refreshWith(clientId, other)).json.error).toBe("invalid_grant");
    expect((await refreshWith(clientId, refreshToken, { resource: "https://other.test" })).json.error).toBe(
      "invalid_target",
    );
    expect((await refreshWith(clientId, refreshToken)).status).toBe(200);
  });

  test("may be narrowed for one access token, and never widened beyond what was allowed", async () => {
    const { person } = await makeCaller();
    const drafting = await connect(person);
    const less = (await refreshWith(drafting.clientId, drafting.refreshToken, { scope: "read" })).json;
    expect(less.scope).toBe("read");
    expect((await admit(less.access_token)).ctx.actor).toMatchObject({ readOnly: true });
    const whole = (await refreshWith(drafting.clientId, less.refresh_token)).json;
    expect(whole.scope).toBe("read write");
    expect((await admit(whole.access_token)).ctx.actor).toMatchObject({ readOnly: false });
    const reading = await connect(person, { canDraft: false });
    const more = await refreshWith(reading.clientId, reading.refreshToken, { scope: "read write" });
    expect([more.status, more.json.error]).toEqual([400, "invalid_scope"]);
    expect((await refreshWith(reading.clientId, reading.refreshToken, { scope: "claudeai" })).json.scope).toBe("read");
  });

  test("expires after thirty days, with its connection, and with its person's membership", async () => {
    const { person } = await makeCaller();
    const old = await connect(person);
    await db().oAuthToken.updateMany({ data: { expiresAt: new Date() } });
    expect((await refreshWith(old.clientId, old.refreshToken)).json.error).toBe("invalid_grant");
    const left = await connect(person);
    await db().membership.updateMany({ where: { userId: person.id }, data: { active: false } });
    expect((await refreshWith(left.clientId, left.refreshToken)).json.error).toBe("invalid_grant");
    await db().membership.updateMany({ where: { userId: person.id }, data: { active: true } });
    expect((await refreshWith(left.clientId, left.refreshToken)).status).toBe(200);
  });
});

describe("POST /revoke", () => {
  test.each(["accessToken", "refreshToken"] as const)(
    "an %s ends the whole connection, and nothing else",
    async (which) => {
      const { person } = await makeCaller();
      const [mine, other] = [await connect(person), await connect(person)];
      const { status, text } = await revoke({
        token: mine[which],
        client_id: mine.clientId,
        token_type_hint: "whatever",
      });
      expect([status, text]).toEqual([200, ""]);
      expect([await isLive(mine.accessToken), await isLive(other.accessToken)]).toEqual([false, true]);
      expect((await refreshWith(mine.clientId, mine.refreshToken)).json.error).toBe("invalid_grant");
      expect((await audits(person.workspaceId)).at(-1)).toMatchObject({
        action: "connection.revoked",
        actorKind: "mcp",
        details: { reason: "client" },
      });
    },
  );

  test("is 200 for a token that is unknown or already revoked, even without a client_id", async () => {
    const { person } = await makeCaller();
    const { accessToken } = await connect(person);
    for (const one of ["ear_rt_none", "x", accessToken, accessToken])
      expect((await revoke({ token: one })).status).toBe(200);
    expect(await isLive(accessToken)).toBe(false);
  });

  test("refuses a missing token, an unknown client, and another client's token", async () => {
    const { person } = await makeCaller();
    const { accessToken } = await connect(person);
    expect((await revoke({})).json.error).toBe("invalid_request");
    const unknown = await revoke({ token: accessToken, client_id: "cli_unknown" });
    expect([unknown.status, unknown.json.error]).toEqual([401, "invalid_client"]);
    expect((await revoke({ token: accessToken, client_id: await makeClient() })).json.error).toBe("invalid_grant");
    expect(await isLive(accessToken)).toBe(true);
  });
});
