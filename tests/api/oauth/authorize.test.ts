import { beforeAll, describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { authorizationCookieName } from "@/lib/http/sign-in/authorization-cookie";
import { approve } from "@/lib/services/authorizations/approve";
import { deny } from "@/lib/services/authorizations/deny";
import { get } from "@/lib/services/authorizations/get";
import { makeCaller, makePerson, makeWorkspace } from "@/tests/support/factories";
import { asking, authorize, makeClient, pkce, REDIRECT_URI } from "@/tests/support/mcp/oauth";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";

let clientId: string;
beforeAll(async () => {
  clientId = await makeClient();
});

const { challenge } = pkce();
const ask = (more: Record<string, string | undefined> = {}, cookie = "") =>
  authorize(asking(clientId, challenge, more), cookie);
const lastRequest = () => db().authorizationRequest.findFirstOrThrow({ orderBy: { expiresAt: "desc" } });

describe("what is shown on a page, without redirecting anybody", () => {
  test.each([
    ["an unknown client", { client_id: "cli_01h0000000000000000000000" }],
    ["no client", { client_id: undefined }],
    ["a client that cannot be stored", { client_id: "cli_\0" }],
    ["a client that is an address, while that is switched off", { client_id: "https://program.test/client.json" }],
    ["no redirect_uri", { redirect_uri: undefined }],
    ["another redirect_uri", { redirect_uri: "https://evil.test/callback" }],
    ["a redirect_uri that only begins alike", { redirect_uri: `${REDIRECT_URI}/x` }],
    ["a script as redirect_uri", { redirect_uri: "javascript:alert(1)" }],
  ])("%s", async (_, more) => {
    const { status, location, headers, text } = await ask(more);
    expect([status, location, headers.get("set-cookie")]).toEqual([400, null, null]);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(text).toContain("Nothing was connected");
    expect(text).toContain(headers.get("x-request-id"));
    expect(text).not.toMatch(/evil|script/);
  });

  test.each(["client_id", "redirect_uri"])("%s given twice", async (name) => {
    const fields = Object.entries(asking(clientId, challenge)) as [string, string][];
    const twice = fields.filter(([key]) => key === name);
    expect(await authorize([...fields, ...twice])).toMatchObject({ status: 400, location: null });
  });
});

describe("what the client is told by redirect, with its state and the issuer", () => {
  test.each([
    ["no response_type", { response_type: undefined }, "invalid_request"],
    ["another response_type", { response_type: "token" }, "unsupported_response_type"],
    ["a response in the fragment", { response_mode: "fragment" }, "invalid_request"],
    ["no challenge", { code_challenge: undefined }, "invalid_request"],
    ["a challenge of another length", { code_challenge: challenge.slice(1) }, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["no challenge method, which would mean plain", { code_challenge_method: undefined }, "invalid_request"],
    ["another resource", { resource: "https://other.test/mcp" }, "invalid_target"],
    ["our address without the path as resource", { resource: "http://localhost:3000" }, "invalid_target"],
  ])("%s", async (_, more, error) => {
    const before = await db().authorizationRequest.count();
    const { status, location, told } = await ask(more);
    expect(status).toBe(302);
    expect(location?.startsWith(`${REDIRECT_URI}?`)).toBe(true);
    expect(Object.fromEntries(told)).toEqual({
      error,
      error_description: expect.any(String),
      state: "its state",
      iss: config().APP_URL,
    });
    expect(await db().authorizationRequest.count()).toBe(before);
  });

  test("a parameter given twice; a state that cannot be stored", async () => {
    const fields = Object.entries(asking(clientId, challenge)) as [string, string][];
    const twice = await authorize([...fields, ["scope", "read"]]);
    expect([twice.told.get("error"), twice.told.get("state")]).toEqual(["invalid_request", "its state"]);
    const states = await authorize([...fields, ["state", "other"]]);
    expect([states.told.get("error"), states.told.get("state")]).toEqual(["invalid_request", null]);
    for (const state of ["\0", "x".repeat(4_001)])
      expect((await ask({ state })).told.get("error")).toBe("invalid_request");
  });

  test("an address with a query keeps it", async () => {
    const redirect_uri = "https://program.test/cb?tenant=7";
    const client_id = await makeClient([redirect_uri]);
    const { told } = await ask({ client_id, redirect_uri, response_type: "token", state: undefined });
    expect([told.get("tenant"), told.get("error"), told.has("state")]).toEqual([
      "7",
      "unsupported_response_type",
      false,
    ]);
  });
});

describe("what a person is asked", () => {
  test("is stored as hashes for fifteen minutes and sends the browser to its consent page", async () => {
    const { status, location, asked, headers } = await ask();
    expect(status).toBe(302);
    expect(location).toBe(`${config().APP_URL}/connect/${asked.id}`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toMatch(/; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
    const row = await lastRequest();
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${asked.id}|${asked.browser}`));
    expect(row.expiresAt.getTime() - Date.now()).toBeGreaterThan(14.5 * 60_000);
    expect(row.expiresAt.getTime() - Date.now()).toBeLessThan(15.5 * 60_000);
    expect(await get(asked)).toEqual({
      id: asked.id,
      client: { id: clientId, name: "Test program" },
      redirectUri: REDIRECT_URI,
      redirectHost: "program.test",
      wantsDraft: true,
    });
  });

  test("over https the cookie is bound to the host", () =>
    withSettings({ APP_URL: "https://earshot.example" }, async () => {
      const cookie = (await ask({ resource: undefined })).headers.get("set-cookie");
      expect(cookie).toMatch(/^__Host-earshot\.authorization=\w{43}; Path=\/; .*; Secure$/);
    }));

  test("without a resource means the MCP server; unknown scopes are ignored, and none means reading", async () => {
    const wants = async (scope: string | undefined) =>
      (await get((await ask({ scope, resource: undefined })).asked)).wantsDraft;
    expect(await wants(undefined)).toBe(false);
    expect(await wants("claudeai")).toBe(false);
    expect(await wants("read")).toBe(false);
    expect(await wants("claudeai write offline_access")).toBe(true);
  });

  test("a program on this computer may use any port if it registered none", async () => {
    const client_id = await makeClient(["http://localhost/callback", "http://127.0.0.1:33418/"]);
    const { asked } = await ask({ client_id, redirect_uri: "http://localhost:51999/callback" });
    expect(await get(asked)).toMatchObject({ redirectHost: "localhost:51999" });
    expect((await ask({ client_id, redirect_uri: "http://127.0.0.1:33419/" })).status).toBe(400);
  });

  test("is visible to the browser that was sent, which may have several open, and to no other", async () => {
    const first = (await ask()).asked;
    const second = (await ask({}, `other=1; ${authorizationCookieName()}=${first.browser}`)).asked;
    expect(second.browser).toBe(first.browser);
    await Promise.all([get(first), get(second)]);
    const foreign = (await ask()).asked;
    for (const browser of [null, "", "x", foreign.browser])
      await expect(get({ id: first.id, browser })).rejects.toMatchObject({ kind: "not_found" });
    const forged = await ask({}, `${authorizationCookieName()}=chosen-by-somebody`);
    expect(forged.asked.browser).toMatch(/^\w{43}$/);
  });
});

describe("a decision", () => {
  test("approving sends the browser back with a code, its state and the issuer; only the code's hash is stored", async () => {
    const { person } = await makeCaller();
    const { asked } = await ask();
    const back = new URL(await approve(person.ctx, { ...asked, workspaceId: person.workspaceId, canDraft: true }));
    expect(`${back.origin}${back.pathname}`).toBe(REDIRECT_URI);
    const { code, ...rest } = Object.fromEntries(back.searchParams);
    expect(code).toMatch(/^ear_ac_/);
    expect(rest).toEqual({ state: "its state", iss: config().APP_URL });
    const row = await db().authorizationCode.findFirstOrThrow({ where: { userId: person.id } });
    expect(row.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test("denying sends the browser back with an error", async () => {
    const { person } = await makeCaller();
    const back = new URL(await deny(person.ctx, (await ask({ state: undefined })).asked));
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: "access_denied",
      error_description: expect.any(String),
      iss: config().APP_URL,
    });
  });

  test("is decided once, however many try at once, and not after fifteen minutes", async () => {
    const { person } = await makeCaller();
    const { asked } = await ask();
    const yes = () => approve(person.ctx, { ...asked, workspaceId: person.workspaceId, canDraft: false });
    // All find the request open before the first of them takes it.
    const beside = await otherCaller();
    const idHash = new Uint8Array(hashSecret(asked.id));
    await beside.run("SELECT 1 FROM authorization_request WHERE id_hash = $1 FOR UPDATE", [idHash]);
    const deciding = Promise.allSettled([yes(), yes(), deny(person.ctx, asked), yes(), yes()]);
    await lockWaits(5);
    await beside.commit();
    const outcomes = await deciding;
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().authorizationCode.count({ where: { userId: person.id } })).toBeLessThanOrEqual(1);
    const late = (await ask()).asked;
    await db().authorizationRequest.updateMany({ data: { expiresAt: new Date() } });
    await expect(get(late)).rejects.toMatchObject({ kind: "not_found" });
    await expect(deny(person.ctx, late)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("cannot be decided from another browser", async () => {
    const { person } = await makeCaller();
    const { asked } = await ask();
    const other = (await ask()).asked.browser;
    const yes = approve(person.ctx, { id: asked.id, browser: other, workspaceId: person.workspaceId, canDraft: false });
    await expect(yes).rejects.toMatchObject({ kind: "not_found" });
    await expect(get(asked)).resolves.toMatchObject({ id: asked.id });
  });

  test("may be for another of the person's workspaces on a paid plan, but not for anyone else's", async () => {
    const { person } = await makeCaller();
    const join = async (plan: "free" | "team", role: "member" | "observer" | "participant", active = true) => {
      const workspace = await makeWorkspace(plan);
      await db().membership.create({
        data: { id: `mem_${workspace.id}`, workspaceId: workspace.id, userId: person.id, role, active },
      });
      return workspace.id;
    };
    const kindOf = async (workspaceId: string, canDraft: boolean) => {
      const { asked } = await ask();
      return approve(person.ctx, { ...asked, workspaceId, canDraft }).then(
        () => "approved",
        (error) => error.kind,
      );
    };
    expect(await kindOf(await join("team", "member"), true)).toBe("approved");
    expect(await kindOf(await join("team", "observer"), false)).toBe("approved");
    expect(await kindOf(await join("team", "observer"), true)).toBe("forbidden");
    expect(await kindOf(await join("free", "member"), false)).toBe("plan_required");
    expect(await kindOf(await join("team", "participant"), false)).toBe("not_found");
    expect(await kindOf(await join("team", "member", false), false)).toBe("not_found");
    expect(await kindOf((await makePerson(await makeWorkspace("team"))).workspaceId, false)).toBe("not_found");
  });

  test("that is refused leaves the request open", async () => {
    const { person } = await makeCaller({ role: "observer" });
    const { asked } = await ask();
    const { workspaceId } = person;
    await expect(approve(person.ctx, { ...asked, workspaceId, canDraft: true })).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(approve(person.ctx, { ...asked, workspaceId, canDraft: false })).resolves.toContain("code=ear_ac_");
  });
});
