import { describe, expect, test } from "vitest";
import { DELETE, GET as getOne, PATCH } from "@/app/v1/projects/[id]/route";
import { GET, POST } from "@/app/v1/projects/route";
import { GET as getTest } from "@/app/v1/tests/[id]/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

describe("POST /v1/projects", () => {
  test("creates the project with its audit entry and its event", async () => {
    const { key, workspace, person } = await makeCaller();
    const { status, json } = await call(POST, { key, body: { name: "Checkout", language: "en" } });
    expect(status).toBe(201);
    expect(json.data).toMatchObject({ name: "Checkout", language: "en", description: null, file_count: 0 });
    expect(json.data.created_by).toMatchObject({ id: person.id, email: person.email });
    const where = { workspaceId: workspace.id };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { action: "project.created", actorKind: "apiKey" },
    ]);
    expect(await db().outboxEvent.findMany({ where })).toMatchObject([
      { kind: "project.created", resourceId: json.data.id },
    ]);
  });

  test("refuses an unknown field, a long name and text PostgreSQL cannot store", async () => {
    const { key } = await makeCaller();
    for (const body of [
      { workspace_id: "wsp_1" },
      { name: "x".repeat(201) },
      { name: "a\0b" },
      { name: "\ud800" },
      [],
      5,
    ]) {
      const { status, json } = await call(POST, { key, body });
      expect([status, json.error.code], JSON.stringify(body)).toEqual([422, "validation_failed"]);
      expect(json.error.details[0].message).toBeTypeOf("string");
    }
  });

  test("the same Idempotency-Key returns the first response again, byte for byte, and one project", async () => {
    const { key, workspace } = await makeCaller();
    const headers = { "idempotency-key": '"once"' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(POST, { key, headers, body: { name: "Once" } })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get("idempotent-replayed") === "true")).toHaveLength(11);
    expect(await db().project.count({ where: { workspaceId: workspace.id } })).toBe(1);
    const bare = await call(POST, { key, headers: { "idempotency-key": "once" }, body: { name: "Once" } });
    expect(bare.text).toBe(answers[0]?.text);
  });

  test("the same Idempotency-Key with another body is 422", async () => {
    const { key } = await makeCaller();
    const headers = { "idempotency-key": "k" };
    await call(POST, { key, headers, body: { name: "A" } });
    const { status, json } = await call(POST, { key, headers, body: { name: "B" } });
    expect([status, json.error.details[0].path]).toEqual([422, "Idempotency-Key"]);
  });
});

describe("GET /v1/projects", () => {
  test("pages by keyset, newest first, each project once", async () => {
    const { key } = await makeCaller();
    for (let i = 0; i < 5; i++) await call(POST, { key, body: { name: `Project ${i}` } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: "2", ...(cursor && { cursor }) };
      const { json } = await call(GET, { key, query });
      seen.push(...json.data.map((project: { name: string }) => project.name));
      cursor = json.meta.next_cursor;
    } while (cursor);
    expect(seen).toEqual(["Project 4", "Project 3", "Project 2", "Project 1", "Project 0"]);
  });

  test("a forged cursor, and another workspace's cursor, are 422", async () => {
    const [mine, theirs] = [await makeCaller(), await makeCaller()];
    for (let i = 0; i < 2; i++) await call(POST, { key: theirs.key, body: {} });
    const page = await call(GET, { key: theirs.key, query: { limit: "1" } });
    for (const cursor of [page.json.meta.next_cursor, "AAAA", "", `${page.json.meta.next_cursor}A`]) {
      expect((await call(GET, { key: mine.key, query: { cursor } })).status, cursor).toBe(422);
    }
  });
});

describe("/v1/projects/{projectId}", () => {
  test("reads, changes only what is sent, and deletes", async () => {
    const { key } = await makeCaller();
    const { json } = await call(POST, { key, body: { name: "Before", description: "Kept" } });
    const params = { projectId: json.data.id };
    const changed = await call(PATCH, { key, params, body: { name: "After" } });
    expect(changed.json.data).toMatchObject({ name: "After", description: "Kept" });
    expect((await call(getOne, { key, params })).json.data).toEqual(changed.json.data);
    expect((await call(DELETE, { key, params })).json.data.name).toBe("After");
    expect((await call(getOne, { key, params })).status).toBe(404);
    const unstorable = await call(getOne, { key, params: { projectId: "\0" } });
    expect([unstorable.status, unstorable.json.error.details[0].path]).toEqual([422, "projectId"]);
  });

  test("set to its current values, nothing changes and no event is emitted", async () => {
    const { key, workspace } = await makeCaller();
    const made = (await call(POST, { key, body: { name: "Checkout", language: "en" } })).json.data;
    const params = { projectId: made.id };
    const same = await call(PATCH, { key, params, body: { name: "Checkout", language: "en" } });
    expect([same.status, same.json.data]).toEqual([200, made]);
    const where = { workspaceId: workspace.id };
    expect(await db().outboxEvent.count({ where })).toBe(1);
    expect(await db().auditEntry.count({ where })).toBe(1);
    const { status } = await call(PATCH, { key, params: { projectId: "prj_none" }, body: { name: "Checkout" } });
    expect(status).toBe(404);
  });

  test("when deleted, leaves its tests behind, without a project", async () => {
    const { key, person } = await makeCaller();
    const { id } = (await call(POST, { key, body: { name: "Checkout" } })).json.data;
    const study = await makeStudy(person, { projectId: id });
    expect((await call(DELETE, { key, params: { projectId: id } })).status).toBe(200);
    const { status, json } = await call(getTest, { key, params: { id: study.id } });
    expect([status, json.data.project_id]).toEqual([200, null]);
  });
});
