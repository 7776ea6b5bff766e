import { afterEach, expect, test, vi } from "vitest";
import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { create } from "@/lib/services/projects/create";
import { makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { forgetSettings } from "@/tests/support/settings";
import { startReceiver } from "@/tests/support/stand-ins/receiver";

/** This file is about the embedded job server, also when the suite runs against a real one. */
vi.hoisted(() => {
  process.env.INNGEST_BASE_URL = "";
  process.env.ALLOW_PRIVATE_TARGETS = "127.0.0.1";
});

const receivers: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  await stopJobs();
  for (const receiver of receivers.splice(0)) await receiver.stop();
  forgetSettings();
});

async function begin() {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const { ctx, workspaceId } = await makePerson(await makeWorkspace());
  const webhook = await makeWebhook({ workspaceId }, { url: receiver.url });
  return { ctx, receiver, webhook };
}

test("once jobs run, a change is delivered; while they are stopped, nothing is sent", async () => {
  expect(config().ALLOW_PRIVATE_TARGETS).toEqual(["127.0.0.1"]);
  const { ctx, receiver } = await begin();
  await startJobs();
  await create(ctx, { name: "Told at once" });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 10_000, interval: 20 });
  await stopJobs();
  await create(ctx, { name: "Told later" });
  expect(receiver.received).toHaveLength(1);
  await startJobs();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 10_000, interval: 20 });
});

test("no secret of a webhook is in the job server's tables, the outbox, the mails or the attempts", async () => {
  const { ctx, receiver, webhook } = await begin();
  receiver.answer = (response) => response.writeHead(410).end();
  await startJobs();
  await create(ctx, { name: "Told" });
  const count = async (sql: string) => (await pool().query<{ count: number }>(sql)).rows[0]?.count ?? 0;
  const mails = "SELECT count(*)::int AS count FROM mail WHERE subject LIKE 'Your webhook to%'";
  await vi.waitFor(async () => expect(await count(mails)).toBe(1), { timeout: 10_000, interval: 50 });
  await stopJobs();
  const tables = ["jobs.event", "jobs.run", "jobs.task", "outbox_event", "mail", "audit_entry"];
  for (const table of [...tables, "webhook_delivery", "webhook_attempt"]) {
    const { rows } = await pool().query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
    const found = rows.filter(({ row }) => row.includes(webhook.secret) || row.includes(webhook.secret.slice(6)));
    expect([table, found]).toEqual([table, []]);
  }
});
