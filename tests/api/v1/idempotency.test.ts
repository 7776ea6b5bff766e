import { expect, test } from "vitest";
import { POST as postTag } from "@/app/v1/projects/[id]/tags/route";
import { POST } from "@/app/v1/projects/route";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { call } from "@/tests/support/call";
import { makeCaller, makeKey } from "@/tests/support/factories";

const create = (key: string, idempotencyKey: string, body: unknown = { name: "Once" }) =>
  call(POST, { key, body, headers: { "idempotency-key": idempotencyKey } });

const expire = (workspaceId: string) =>
  db().idempotencyKey.updateMany({
    where: { workspaceId },
    data: { createdAt: new Date(Date.now() - 24 * 3_600_000 - 1000) },
  });

test("the order of a body's fields does not matter", async () => {
  const { key } = await makeCaller();
  const first = await create(key, "k", { name: "A", language: "en" });
  expect((await create(key, "k", { language: "en", name: "A" })).text).toBe(first.text);
});

test("a key belongs to the person: two API keys of one person share it, another person's does not", async () => {
  const { key, person, workspace } = await makeCaller();
  const first = await create(key, "k");
  expect((await create(await makeKey(person), "k")).text).toBe(first.text);
  const other = await makeCaller();
  expect((await create(other.key, "k")).text).not.toBe(first.text);
  expect(await db().project.count({ where: { workspaceId: workspace.id } })).toBe(1);
});

test("after 24 hours the key can be used again", async () => {
  const { key, workspace } = await makeCaller();
  const first = await create(key, "k");
  await expire(workspace.id);
  const second = await create(key, "k", { name: "Another body" });
  expect([second.status, second.json.data.id === first.json.data.id]).toEqual([201, false]);
});

test("after 24 hours a refusal under the same key is told and kept, not the answer of the day before", async () => {
  const { key, workspace } = await makeCaller();
  const projectId = (await create(key, "p")).json.data.id;
  const tag = () =>
    call(postTag, {
      key,
      params: { projectId },
      body: { title: "Price" },
      headers: { "idempotency-key": "k" },
    });
  expect((await tag()).status).toBe(201);
  await expire(workspace.id);
  await db().project.delete({ where: { id: projectId } });
  const refused = await tag();
  expect([refused.status, refused.json.error?.code]).toEqual([404, "not_found"]);
  expect((await tag()).text).toBe(refused.text);
});

test("a bad key is 422 and names the header", async () => {
  const { key } = await makeCaller();
  for (const bad of ["", " ".repeat(0), "a".repeat(256), '""', "é"]) {
    const { status, json } = await create(key, bad);
    expect([status, json.error.details[0].path], JSON.stringify(bad)).toEqual([422, "Idempotency-Key"]);
  }
});

test("a call whose first attempt never ends is refused after five seconds, and works once that is over", async () => {
  const { key, person, workspace } = await makeCaller();
  const { rows } = await pool().query("SELECT proconfig FROM pg_proc WHERE proname = 'claim_idempotency_key'");
  expect(rows).toEqual([{ proconfig: expect.arrayContaining(["lock_timeout=5s"]) }]);
  // Which needn't be sat out.
  await pool().query("ALTER FUNCTION claim_idempotency_key SET lock_timeout = '200ms'");
  const first = await pool().connect();
  await first.query("BEGIN");
  await first.query("SELECT * FROM claim_idempotency_key($1, $2, 'POST /v1/projects', 'k', $3)", [
    workspace.id,
    person.id,
    Buffer.alloc(32),
  ]);
  const waiting = await create(key, "k");
  expect([waiting.status, waiting.json.error.message]).toEqual([422, expect.stringContaining("still running")]);
  await first.query("ROLLBACK");
  first.release();
  expect((await create(key, "k")).status).toBe(201);
});
