import { beforeAll, describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { callTool, makeAccessToken, post } from "@/tests/support/mcp/mcp";

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
});

const DRAFT = { question: "Why do people leave at the checkout?" };

test("a connection reads what its person sees", async () => {
  await makeStudy(caller.person, { title: "Seen" });
  const { token } = await makeAccessToken(caller.person, { canDraft: false });
  const { json } = await callTool(token, "list_studies");
  expect(json.result.structuredContent.items).toMatchObject([{ title: "Seen" }]);
});

describe("a connection without drafting that drafts", () => {
  test("is told to ask its person for that right", async () => {
    const { token } = await makeAccessToken(caller.person, { canDraft: false });
    const { status, headers, json } = await callTool(token, "create_draft_study", DRAFT);
    expect([status, json.id]).toEqual([403, 1]);
    const challenge = headers.get("www-authenticate");
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="read write"');
    expect(challenge).toContain(`resource_metadata="${config().APP_URL}/.well-known/oauth-protected-resource/mcp"`);
    expect(
      await db().study.count({
        where: { workspaceId: caller.workspace.id, status: "draft", question: DRAFT.question },
      }),
    ).toBe(0);
  });

  test("is so too within a batch", async () => {
    const { token } = await makeAccessToken(caller.person, { canDraft: false });
    const call = { jsonrpc: "2.0", method: "tools/call" };
    const { status } = await post(token, [
      { ...call, id: 1, params: { name: "list_studies" } },
      { ...call, id: 2, params: { name: "create_draft_study", arguments: DRAFT } },
    ]);
    expect(status).toBe(403);
  });

  test("is only refused if its person is an Observer, who could not grant it", async () => {
    const observer = await makePerson(caller.workspace, "observer");
    const { token } = await makeAccessToken(observer, { canDraft: false });
    const { status, json } = await callTool(token, "create_draft_study", DRAFT);
    expect([status, json.result.isError]).toEqual([200, true]);
  });
});

test("a connection with drafting drafts, and is named in the audit log", async () => {
  const { token, connectionId } = await makeAccessToken(caller.person);
  const { status, json } = await callTool(token, "create_draft_study", DRAFT);
  expect([status, json.result.isError]).toEqual([200, undefined]);
  const { id } = json.result.structuredContent;
  expect(await db().study.findFirst({ where: { id }, select: { status: true } })).toEqual({ status: "draft" });
  const audits = await db().auditEntry.findMany({ where: { workspaceId: caller.workspace.id, actorId: connectionId } });
  expect(audits.length).toBeGreaterThan(0);
});
