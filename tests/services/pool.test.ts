import pg from "pg";
import { expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { inTransaction } from "@/lib/db/in-transaction";
import { pool } from "@/lib/db/pool";
import { settings } from "@/lib/db/settings";
import { transaction } from "@/lib/db/transaction";
import { startJob as startAnalysis } from "@/lib/services/analysis/start-job";
import { ask as askEva } from "@/lib/services/eva/ask";
import { startChat } from "@/lib/services/eva/start-chat";
import { create as createReport } from "@/lib/services/reports/create";
import { startJob as startReport } from "@/lib/services/reports/start-job";
import { duplicate } from "@/lib/services/studies/duplicate";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { start as startUpload } from "@/lib/services/uploads/start";
import { projectWithTalk } from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

type Told = { projectId: string; studyId: string; threadId: string };

test("a connection that is dropped while it is held and idle fails its next query, not the process", async () => {
  const client = await pool().connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const ended = new Promise<void>((resolve) => void client.once("end", resolve));
  await pool().query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await expect(client.query("SELECT 1")).rejects.toThrow();
  client.release(true);
  expect((await pool().query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that could not roll back is not reused", async () => {
  const impatient = new pg.Pool({ ...settings(), max: 1, query_timeout: 200 });
  const late = inTransaction(impatient, (client) => client.query("SELECT pg_sleep(2)"));
  await expect(late).rejects.toThrow("Query read timeout");
  expect((await impatient.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await impatient.end();
});

test("no connection uses JIT, whatever the server's default", async () => {
  expect((await pool().query("SHOW jit")).rows).toEqual([{ jit: "off" }]);
});

const ASKED: [string, (ctx: Context, told: Told) => Promise<unknown>][] = [
  ["a report", (ctx, { projectId }) => startReport(ctx, projectId, { prompt: "The export" })],
  ["a report on a study", (ctx, { studyId }) => createReport(ctx, { template: "summary", studyIds: [studyId] })],
  ["tags", (ctx, { projectId }) => startAnalysis(ctx, "auto-tag", projectId)],
  ["an answer", (ctx, { projectId }) => startChat(ctx, projectId, { message: "Why did they leave?" })],
  ["one more answer", (ctx, { projectId, threadId }) => startChat(ctx, projectId, { message: "Why?", threadId })],
  ["a copy of a study", (ctx, { studyId }) => duplicate(ctx, studyId)],
  ["a study's id", (ctx, { studyId }) => testIdOf(ctx, studyId)],
  ["an upload", (ctx) => startUpload(ctx, { name: "a.mp3", contentType: "audio/mpeg", sizeBytes: 9 })],
];
test.each(ASKED)(
  "as many requests as there are connections that each ask for %s in a transaction all get it",
  async (_, ask) => {
    const { ctx, person } = await makeCaller();
    const { projectId } = await projectWithTalk(ctx);
    const { id: studyId } = await makeStudy(person);
    const { threadId } = await askEva(ctx, { question: "What of the export?", projectId });
    const asked = Array.from({ length: pool().options.max }, () =>
      transaction(ctx, () => ask(ctx, { projectId, studyId, threadId })),
    );
    const answers = await Promise.allSettled(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
  },
);
