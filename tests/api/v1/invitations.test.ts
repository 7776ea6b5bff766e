import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/v1/engage/tests/[id]/invitations/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { mailsTo } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeKey, makePerson } from "@/tests/support/factories";

async function setUp(status: "draft" | "running" | "ended" = "running") {
  const { key, person, workspace } = await makeCaller();
  const study = await makeStudy(person, { status });
  return { key, person, study, workspaceId: workspace.id, params: { id: study.id } };
}
const email = () => `v1-${process.pid}-${Math.random().toString(36).slice(2)}@people.test`;

describe("POST /v1/engage/tests/{id}/invitations", () => {
  test("returns the invitation with its link, and nothing else", async () => {
    const { key, study, params } = await setUp();
    const to = email();
    const { status, json } = await call(POST, {
      key,
      params,
      body: { email: to.toUpperCase(), name: "Ana", message: "Hi" },
    });
    expect(status).toBe(201);
    expect(json.data).toEqual({
      id: expect.stringMatching(/^inv_/),
      test_id: study.id,
      email: to,
      status: "sent",
      url: expect.stringMatching(/\/i\/i[0-9a-z]{26}/),
      created_at: expect.any(String),
    });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  test("waits until a draft is published", async () => {
    const { key, params } = await setUp("draft");
    const to = email();
    const { json } = await call(POST, { key, params, body: { email: to } });
    expect([json.data.status, (await mailsTo(to)).length]).toEqual(["pending", 0]);
  });

  test("with one Idempotency-Key, many times at once, is one invitation, one mail and one event", async () => {
    const { key, params, workspaceId } = await setUp();
    const to = email();
    const headers = { "idempotency-key": "once" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(POST, { key, params, headers, body: { email: to } })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsTo(to)).toHaveLength(1);
    const events = await db().outboxEvent.findMany({ where: { workspaceId } });
    expect(events.map(({ kind }) => kind).sort()).toEqual(["invitation.created", "mail.bulk.queued"]);
  });

  test.each([
    ["no address", {}, "email"],
    ["two addresses in one", { email: "a@people.test, b@people.test" }, "email"],
    ["a header in the address", { email: "a@people.test\r\nBcc: b@people.test" }, "email"],
    ["a name of two lines", { email: "a@people.test", name: "A\nB" }, "name"],
    ["a message that is too long", { email: "a@people.test", message: "x".repeat(2001) }, "message"],
    ["an unknown field", { email: "a@people.test", url: "https://evil.example" }, "url"],
  ])("%s is 422 and stores nothing", async (_, body, path) => {
    const { key, study, params } = await setUp();
    const { status, json } = await call(POST, { key, params, body });
    expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    expect(json.error.details[0].path).toBe(path);
    expect(await db().invitation.count({ where: { studyId: study.id } })).toBe(0);
  });

  test("an ended test is 422, and so is an address that has unsubscribed", async () => {
    const over = await setUp("ended");
    const refused = await call(POST, { key: over.key, params: over.params, body: { email: email() } });
    const message = "This test has ended, so nobody can be invited anymore.";
    expect([refused.status, refused.json.error]).toEqual([422, { code: "validation_failed", message }]);
    const { key, params, workspaceId } = await setUp();
    const to = email();
    await db().unsubscribed.create({ data: { workspaceId, email: to } });
    const { status, json } = await call(POST, { key, params, body: { email: to } });
    expect([status, json.error.details[0].path]).toEqual([422, "email"]);
  });
});

describe("GET /v1/engage/tests/{id}/invitations", () => {
  test("are listed a page at a time, newest first, each once", async () => {
    const { key, params } = await setUp();
    for (let n = 0; n < 5; n++) await call(POST, { key, params, body: { email: `${n}-${email()}` } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: "2", ...(cursor && { cursor }) };
      const { json } = await call(GET, { key, params, query });
      seen.push(...json.data.map((one: { email: string }) => one.email.slice(0, 1)));
      cursor = json.meta.next_cursor;
    } while (cursor);
    expect(seen).toEqual(["4", "3", "2", "1", "0"]);
  });

  test("does not show read-only callers the links, which let their holder act as the person", async () => {
    const { key, params, person } = await setUp();
    await call(POST, { key, params, body: { email: email() } });
    const observer = await makePerson({ id: person.workspaceId, plan: "pro" }, "observer");
    const readers = [await makeKey(observer), await makeKey(person, { readOnly: true })];
    for (const reader of readers) {
      const { status, json } = await call(GET, { key: reader, params });
      expect([status, json.data.length, json.data[0].url]).toEqual([200, 1, null]);
    }
    expect((await call(GET, { key, params })).json.data[0].url).toContain("/i/i");
  });
});
