import { afterEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import { pool } from "@/lib/db/pool";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { asLoadedWith } from "@/tests/support/run/as-loaded-with";

/** This file is about the embedded job server, also when the suite runs against a real one. */
vi.hoisted(() => {
  process.env.INNGEST_BASE_URL = "";
});

afterEach(stopJobs);

async function writeEvent(kind = "objects.doomed"): Promise<string> {
  const id = newId("event");
  const row =
    "INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data) VALUES ($1, 'wsp_1', $2, 'x', '{}')";
  await pool().query(row, [id, kind]);
  await pool().query("SELECT pg_notify('outbox', '')");
  return id;
}

const seen = async (id: string) =>
  (await pool().query("SELECT 1 FROM jobs.event WHERE dedupe_key = $1", [`id:${id}`])).rows.length;

const isDispatched = async (id: string): Promise<boolean> =>
  (await pool().query("SELECT 1 FROM outbox_event WHERE id = $1 AND dispatched_at IS NOT NULL", [id])).rows.length ===
  1;

test("once started, a committed event reaches the job server; once stopped, none does", async () => {
  await Promise.all([startJobs(), startJobs()]);
  const dispatched = await writeEvent();
  await vi.waitFor(async () => expect(await seen(dispatched)).toBe(1), { timeout: 10_000, interval: 20 });
  await stopJobs();
  const kept = await writeEvent();
  expect(await seen(kept)).toBe(0);
  await startJobs();
  await vi.waitFor(async () => expect(await seen(kept)).toBe(1), { timeout: 10_000, interval: 20 });
});

test("an event that starts no function never reaches the job server, because it may contain what people said", async () => {
  await startJobs();
  const untold = await writeEvent("test.response.submitted");
  const told = await writeEvent();
  // Events are marked in the order they were written, after those of their batch have reached the job server.
  await vi.waitFor(async () => expect(await isDispatched(told)).toBe(true), { timeout: 10_000, interval: 20 });
  expect([await seen(told), await seen(untold), await isDispatched(untold)]).toEqual([1, 0, true]);
});

test("a job server without its keys is refused with a message", async () => {
  asLoadedWith({ INNGEST_BASE_URL: "http://127.0.0.1:1" });
  const { startJobs: start } = await import("@/lib/jobs/start");
  await expect(start()).rejects.toThrow("INNGEST_BASE_URL also needs INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY.");
});
