import { describe, expect, test } from "vitest";
import { POST as approve } from "@/app/api/approvals/[id]/approve/route";
import { POST as decline } from "@/app/api/approvals/[id]/decline/route";
import { GET as list } from "@/app/api/approvals/route";
import { POST as ask } from "@/app/api/eva/ask/route";
import { GET as getThread } from "@/app/api/eva/threads/[id]/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { approvalsOf } from "@/tests/support/data/approvals";
import { makeCaller, makeKey, makeSession } from "@/tests/support/factories";

const QUESTION = "Draft a study about why trial users leave";

async function signedIn() {
  const caller = await makeCaller();
  return { ...caller, session: await makeSession(caller.person) };
}

describe("approvals", () => {
  test("are in the answer, with the message when the chat is read again, and in the list", async () => {
    const { session } = await signedIn();
    const { status, json } = await call(ask, { session, body: { question: QUESTION } });
    expect(status).toBe(200);
    const { approval } = json;
    expect(approval).toMatchObject({ kind: "create_study", status: "pending", mayDecide: true });
    expect(approval.url).toBe(`/eva/approvals#${approval.id}`);
    expect("costCents" in approval).toBe(false);
    expect(json.answer).toContain(approval.summary);
    const read = () => call(getThread, { session, params: { id: json.threadId } });
    expect((await read()).json.messages[1]).toMatchObject({ id: json.messageId, approval });
    expect((await call(list, { session, query: { status: "pending" } })).json.items).toEqual([approval]);
    const done = await call(approve, { session, params: { id: approval.id }, body: {} });
    expect(done).toMatchObject({ status: 200, json: { status: "approved", result: { type: "study" } } });
    expect((await read()).json.messages[1].approval).toEqual(done.json);
    expect((await call(list, { session, query: { status: "pending" } })).json.items).toEqual([]);
    const again = await call(approve, { session, params: { id: approval.id }, body: {} });
    expect(again).toMatchObject({ status: 409, json: { error: { code: "conflict" } } });
  });

  test("are in the stream's last event", async () => {
    const { session } = await signedIn();
    const headers = { accept: "text/event-stream" };
    const { text } = await call(ask, { session, body: { question: QUESTION }, headers });
    const done = JSON.parse(/event: done\ndata: (.*)/.exec(text)?.[1] ?? "{}");
    expect(done.approval).toMatchObject({ kind: "create_study", status: "pending" });
  });

  test("are decided by a signed-in person, never with a key", async () => {
    const { session, key, workspace } = await signedIn();
    const { json } = await call(ask, { key, body: { question: QUESTION } });
    for (const decide of [approve, decline])
      expect((await call(decide, { key, params: { id: json.approval.id }, body: {} })).status).toBe(403);
    const declined = await call(decline, { session, params: { id: json.approval.id }, body: {} });
    expect(declined).toMatchObject({ status: 200, json: { status: "declined" } });
    expect(await db().study.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test("a read-only key gets an answer without one", async () => {
    const { person, workspace } = await signedIn();
    const key = await makeKey(person, { readOnly: true });
    const { status, json } = await call(ask, { key, body: { question: QUESTION } });
    expect(status).toBe(200);
    expect("approval" in json).toBe(false);
    expect(await approvalsOf(workspace.id)).toBe(0);
  });

  test("asked again under one Idempotency-Key there is one, streamed or not", async () => {
    const { session, workspace } = await signedIn();
    const headers = { "idempotency-key": "ask-1" };
    const first = await call(ask, { session, body: { question: QUESTION }, headers });
    expect((await call(ask, { session, body: { question: QUESTION }, headers })).json).toEqual(first.json);
    const accept = { ...headers, accept: "text/event-stream" };
    const { text } = await call(ask, { session, body: { question: QUESTION }, headers: accept });
    expect(JSON.parse(/event: done\ndata: (.*)/.exec(text)?.[1] ?? "{}")).toEqual(first.json);
    expect(await approvalsOf(workspace.id)).toBe(1);
  });
});
