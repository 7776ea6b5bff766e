import { describe, expect, test } from "vitest";
import { POST } from "@/app/api/connect/[id]/route";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { authorizationCookieName } from "@/lib/http/sign-in/authorization-cookie";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";
import { makeAuthorizationRequest } from "@/tests/support/mcp/connections";

type Request = Awaited<ReturnType<typeof makeAuthorizationRequest>>;

async function signedIn(role: Person["role"] = "member", plan: Plan = "pro") {
  const workspace = await makeWorkspace(plan);
  const person = await makePerson(workspace, role);
  return { person, workspaceId: workspace.id, session: await makeSession(person) };
}

/** Posts a decision from the browser that the program opened. */
const decide = (session: string, { id, browser }: Pick<Request, "id" | "browser">, body: unknown) => {
  const cookie = `${sessionCookieName()}=${session}; ${authorizationCookieName()}=${browser}`;
  return call(POST, {
    params: { request: id },
    body,
    headers: { cookie, origin: new URL(config().APP_URL).origin },
  });
};
const approval = (workspaceId: string, canDraft = true) => ({ decision: "approve", workspaceId, canDraft });

/** A role in one more workspace. */
async function join(person: Person, role: Person["role"], plan: Plan) {
  const workspace = await makeWorkspace(plan);
  await db().membership.create({
    data: { id: newId("membership"), workspaceId: workspace.id, userId: person.id, role },
  });
  return workspace.id;
}

describe("approving", () => {
  test("sends the browser back with a code, the state and the issuer, once", async () => {
    const { workspaceId, session } = await signedIn();
    const asked = await makeAuthorizationRequest();
    const answers = await Promise.all([1, 2].map(() => decide(session, asked, approval(workspaceId))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const redirectTo = new URL(answers.find(({ status }) => status === 200)?.json.redirectTo);
    expect(`${redirectTo.origin}${redirectTo.pathname}`).toBe(asked.redirectUri);
    expect(redirectTo.searchParams.get("state")).toBe("its state");
    expect(redirectTo.searchParams.get("iss")).toBe(new URL(config().APP_URL).origin);
    expect(redirectTo.searchParams.get("code")).toBeTruthy();
  });

  test("is for the chosen workspace, which need not be the current one", async () => {
    const { person, session } = await signedIn();
    const chosen = await join(person, "observer", "team");
    const asked = await makeAuthorizationRequest();
    expect((await decide(session, asked, approval(chosen, false))).status).toBe(200);
    const codes = await db().authorizationCode.findMany({ where: { clientId: asked.clientId } });
    expect(codes).toMatchObject([{ workspaceId: chosen, userId: person.id, canDraft: false }]);
  });

  test.each<[string, number, (person: Person, own: string) => Promise<[string, boolean]>]>([
    ["a workspace on Free", 402, async (person) => [await join(person, "admin", "free"), true]],
    ["a workspace where they only take part", 404, async (person) => [await join(person, "participant", "pro"), true]],
    ["a workspace of others", 404, async () => [(await makeWorkspace("pro")).id, true]],
    ["drafting where they only observe", 403, async (person) => [await join(person, "observer", "pro"), true]],
  ])("is refused for %s, and the request stays open", async (_, status, choose) => {
    const { person, workspaceId, session } = await signedIn();
    const asked = await makeAuthorizationRequest();
    const [chosen, canDraft] = await choose(person, workspaceId);
    expect((await decide(session, asked, approval(chosen, canDraft))).status).toBe(status);
    expect(await db().authorizationCode.count({ where: { clientId: asked.clientId } })).toBe(0);
    expect((await decide(session, asked, approval(workspaceId))).status).toBe(200);
  });
});

test("denying sends the browser back with access_denied and creates no code; someone on Free can deny too", async () => {
  const { session } = await signedIn("admin", "free");
  const asked = await makeAuthorizationRequest({ redirectUri: "cursor://anysphere.cursor-mcp/oauth/callback" });
  const { json } = await decide(session, asked, { decision: "deny" });
  expect(json.redirectTo).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?/);
  const params = new URL(json.redirectTo).searchParams;
  expect([params.get("error"), params.get("state"), params.get("code")]).toEqual(["access_denied", "its state", null]);
  expect(await db().authorizationCode.count({ where: { clientId: asked.clientId } })).toBe(0);
  expect((await decide(session, asked, { decision: "deny" })).status).toBe(404);
});

describe("a request", () => {
  test("can't be answered from another browser, from another site, or too late", async () => {
    const { workspaceId, session } = await signedIn();
    const asked = await makeAuthorizationRequest();
    expect((await decide(session, { ...asked, browser: "another" }, approval(workspaceId))).status).toBe(404);
    expect((await call(POST, { session, params: { request: asked.id }, body: approval(workspaceId) })).status).toBe(
      404,
    );
    const cookie = `${sessionCookieName()}=${session}; ${authorizationCookieName()}=${asked.browser}`;
    const headers = { cookie, origin: "https://evil.test" };
    const forged = await call(POST, { params: { request: asked.id }, body: approval(workspaceId), headers });
    expect(forged.status).toBe(403);
    const old = await makeAuthorizationRequest({ expiresAt: new Date(Date.now() - 1) });
    expect((await decide(session, old, approval(workspaceId))).status).toBe(404);
    expect((await decide(session, asked, approval(workspaceId))).status).toBe(200);
  });

  test("accepts only a complete decision", async () => {
    const { workspaceId, session } = await signedIn();
    const asked = await makeAuthorizationRequest();
    const bad = [
      {},
      { decision: "maybe" },
      { decision: "approve" },
      { decision: "approve", workspaceId },
      { decision: "deny", workspaceId },
      { ...approval(workspaceId), scope: "admin" },
    ];
    for (const body of bad) expect((await decide(session, asked, body)).status).toBe(400);
  });
});
