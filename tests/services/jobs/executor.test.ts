import { randomUUID } from "node:crypto";
import type { Inngest } from "inngest";
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { pool } from "@/lib/db/pool";
import { prune } from "@/lib/jobs/executor/prune";
import { embeddedJobs } from "./job-server";

type Jobs = Awaited<ReturnType<typeof embeddedJobs>>;
type Functions = Parameters<typeof embeddedJobs>[1];

const running: Jobs[] = [];
async function start(id: string, define: Functions): Promise<Jobs> {
  const jobs = await embeddedJobs(id, define);
  running.push(jobs);
  return jobs;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

/** One step whose calls wait until the test resolves them, and one after it. */
function heldStep() {
  const calls: ((result: string) => void)[] = [];
  const after: string[] = [];
  const define = (client: Inngest) => [
    client.createFunction({ id: "held", triggers: [{ event: "held" }] }, async ({ step }) => {
      const result = await step.run("held", () => new Promise<string>((resolve) => calls.push(resolve)));
      await step.run("after", () => void after.push(result));
    }),
  ];
  return { calls, after, define };
}

test("two processes on one database handle every event once and every tick once", async () => {
  const id = `two-${randomUUID()}`;
  const ran: string[] = [];
  const define = (client: Inngest) => [
    client.createFunction({ id: "each", triggers: [{ event: id }] }, async ({ event, step }) => {
      await step.run("run", () => void ran.push(event.data.key));
    }),
    client.createFunction({ id: "tick", triggers: [{ cron: "* * * * * *" }] }, async () => null),
  ];
  const [one] = await Promise.all([start(id, define), start(id, define)]);
  const keys = Array.from({ length: 60 }, () => randomUUID());
  await one.client.send(keys.map((key) => ({ name: id, data: { key } })));
  const ticks = "SELECT count(*)::int AS runs, count(DISTINCT date_trunc('second', created_at))::int AS seconds";
  await soon(async () => {
    const { rows } = await pool().query(`${ticks} FROM jobs.run WHERE function_id = $1`, [`${id}-tick`]);
    expect(rows[0].runs).toBe(rows[0].seconds);
    expect(rows[0].runs).toBeGreaterThanOrEqual(3);
  });
  await soon(() => expect(ran).toHaveLength(keys.length));
  expect(ran.toSorted()).toEqual(keys.toSorted());
});

test("functions with long queues leave workers to the others, whose work begins at once", async () => {
  const held: Record<string, (() => void)[]> = { long: [], other: [], short: [] };
  const jobs = await start("queues", (client) =>
    Object.entries(held).map(([id, calls]) =>
      client.createFunction(
        { id, concurrency: 20, triggers: [{ event: `queues/${id}` }] },
        () => new Promise<void>((resolve) => void calls.push(resolve)),
      ),
    ),
  );
  const begun = () => Object.values(held).map((calls) => calls.length);
  for (const [id, times] of [
    ["long", 20],
    ["other", 20],
    ["short", 1],
  ] as const) {
    await jobs.client.send(Array.from({ length: times }, () => ({ name: `queues/${id}` })));
    await soon(() => expect(held[id]?.length).toBeGreaterThan(0));
  }
  expect(begun()).toEqual([6, 1, 1]);
  const finish = setInterval(() => {
    for (const end of Object.values(held).flat()) end();
  }, 20);
  await soon(() => expect(begun()).toEqual([20, 20, 1]));
  clearInterval(finish);
});

test("the result of a lost lease is discarded", async () => {
  const { calls, after, define } = heldStep();
  const { client } = await start("lease", define);
  await client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  const lose =
    "UPDATE jobs.task SET ready_at = now(), lease_token = gen_random_uuid() WHERE function_id = 'lease-held'";
  await pool().query(lose);
  await soon(() => expect(calls).toHaveLength(2));
  calls[1]?.("second");
  await soon(() => expect(after).toEqual(["second"]));
  calls[0]?.("first");
  await soon(async () => {
    const { rows } = await pool().query("SELECT status FROM jobs.run WHERE function_id = 'lease-held'");
    expect(rows).toEqual([{ status: "succeeded" }]);
  });
  expect(after).toEqual(["second"]);
});

test("a lease is renewed while slow requests have taken every connection of the pool, so that its step runs once", async () => {
  const { calls, after, define } = heldStep();
  const { client } = await start("crowd", define);
  await client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  const apart = new Client({ connectionString: process.env.DATABASE_URL });
  await apart.connect();
  const taken = await Promise.all(Array.from({ length: pool().options.max }, () => pool().connect()));
  try {
    const since = "SELECT now() AS began, now() > $1::timestamptz + interval '7 seconds' AS twice";
    const { rows } = await apart.query(since, [null]);
    await soon(async () => expect((await apart.query(since, [rows[0].began])).rows[0].twice).toBe(true));
    const held = "SELECT ready_at > now() AS held FROM jobs.task WHERE function_id = 'crowd-held'";
    expect((await apart.query(held)).rows).toEqual([{ held: true }]);
  } finally {
    for (const connection of taken) connection.release();
    await apart.end();
  }
  calls[0]?.("first");
  await soon(() => expect(after).toEqual(["first"]));
  expect(calls).toHaveLength(1);
});

test("a task whose run can't be read at that moment is read again, and spends no attempt", async () => {
  const attempts: number[] = [];
  await start("unread", (jobs) => [
    jobs.createFunction({ id: "read", triggers: [{ event: "unread" }] }, async ({ attempt }) => {
      attempts.push(attempt);
    }),
  ]);
  await pool().query(`
    WITH made AS (
      INSERT INTO jobs.run (id, function_id, event)
      VALUES ('unread', 'unread-read', '{"id": "unread", "name": "unread", "data": {}, "ts": 0}') RETURNING id)
    INSERT INTO jobs.task (run_id, step_id, kind, function_id, ready_at)
    SELECT id, 'step', 'run', 'unread-read', 'infinity' FROM made`);
  const reading = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                      AND query LIKE '%FROM jobs.run%'`;
  const lock = await pool().connect();
  try {
    await lock.query("BEGIN");
    await lock.query("LOCK TABLE jobs.run IN ACCESS EXCLUSIVE MODE");
    await pool().query("UPDATE jobs.task SET ready_at = now() WHERE run_id = 'unread'");
    await soon(async () => expect((await pool().query(`SELECT pg_cancel_backend(pid) ${reading}`)).rowCount).toBe(1));
    await soon(async () => expect((await pool().query(`SELECT 1 ${reading}`)).rowCount).toBe(0));
  } finally {
    await lock.query("COMMIT");
    lock.release();
  }
  await soon(() => expect(attempts).toEqual([0]));
});

test("a lease is renewed for as long as its step runs", async () => {
  const { calls, define } = heldStep();
  const { client } = await start("renewal", define);
  await client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  const end = async () =>
    (await pool().query<{ ready_at: Date }>("SELECT ready_at FROM jobs.task WHERE function_id = 'renewal-held'"))
      .rows[0]?.ready_at ?? new Date(0);
  const first = await end();
  await soon(async () => expect((await end()).getTime()).toBeGreaterThan(first.getTime() + 1_500));
  expect(calls).toHaveLength(1);
  calls[0]?.("done");
});

test("stopping lets the running step finish and keeps its result, and starts no other", async () => {
  const { calls, after, define } = heldStep();
  const jobs = await start("stop", define);
  await jobs.client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  const stopped = jobs.stop();
  calls[0]?.("kept");
  await stopped;
  expect(after).toEqual([]);
  await start("stop", define);
  await soon(() => expect(after).toEqual(["kept"]));
  expect(calls).toHaveLength(1);
});

test("the executor continues after the database has dropped all its connections", async () => {
  const { calls, after, define } = heldStep();
  const { client } = await start("dropped", define);
  await client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  await pool().query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  calls[0]?.("kept");
  await soon(() => expect(after).toEqual(["kept"]));
  expect(calls).toHaveLength(1);
});

test("pruning deletes event ids and idempotency keys after 24 hours and ended runs after 72", async () => {
  const age = (hours: number) => `now() - interval '${hours} hours'`;
  const run = (id: string, hours: number, status: string) =>
    pool().query(
      `INSERT INTO jobs.run (id, function_id, event, status, idempotency_key, created_at, ended_at)
       VALUES ($1, 'pruned', '{}', $2, $1, ${age(hours)}, ${status === "running" ? "NULL" : age(hours)})`,
      [id, status],
    );
  await pool().query(`INSERT INTO jobs.event VALUES ('old', 'old', 'e', ${age(25)}), ('new', 'new', 'e', ${age(23)})`);
  await run("fresh", 23, "succeeded");
  await run("day-old", 25, "succeeded");
  await run("ancient", 73, "failed");
  await run("endless", 73, "running");
  await prune();
  const events = await pool().query("SELECT id FROM jobs.event WHERE id IN ('old', 'new')");
  expect(events.rows).toEqual([{ id: "new" }]);
  const runs = await pool().query(
    "SELECT id, idempotency_key FROM jobs.run WHERE function_id = 'pruned' ORDER BY created_at, id",
  );
  expect(runs.rows).toEqual([
    { id: "endless", idempotency_key: null },
    { id: "day-old", idempotency_key: null },
    { id: "fresh", idempotency_key: "fresh" },
  ]);
});
