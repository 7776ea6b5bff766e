import { Client } from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db/pool";
import { publishEvents } from "@/lib/jobs/executor/publish-events";
import { embeddedJobs } from "./job-server";

/** From now on, the clock of this file's database goes `ahead` of ours, as that of another machine may. */
const setClock = (ahead: string) => pool().query("UPDATE clock.ahead SET by = $1::interval", [ahead]);

beforeAll(async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  // What comes before pg_catalog in the search path is found first; a default has been found before.
  await client.query(`
    CREATE SCHEMA clock;
    CREATE TABLE clock.ahead AS SELECT interval '0' AS by;
    CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + (SELECT by FROM clock.ahead)';
    ALTER TABLE jobs.task ALTER ready_at SET DEFAULT clock.now()`);
  const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
  await client.query(`ALTER DATABASE ${rows[0]?.name} SET search_path = clock, public, pg_catalog`);
  await client.end();
});

const everySecond = (id: string, ran: () => void) =>
  embeddedJobs(id, (client) => [
    client.createFunction({ id: "tick", triggers: [{ cron: "* * * * * *" }] }, async () => ran()),
  ]);
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 8_000, interval: 20 });

test.each(["1 hour", "-1 hour"])("a schedule keeps its rhythm with a database whose clock is %s off", async (ahead) => {
  await setClock(ahead);
  const ran: number[] = [];
  const jobs = await everySecond(`off${ahead.length}`, () => ran.push(performance.now()));
  await soon(() => expect(ran.length).toBeGreaterThanOrEqual(3));
  await jobs.stop();
  const [first = 0, last = 0] = [ran[0], ran.at(-1)];
  expect(ran.length).toBeLessThanOrEqual(2 + (last - first) / 1_000);
});

test("a schedule goes on at once when the database's clock, which was an hour ahead, is set right", async () => {
  await setClock("1 hour");
  let ran = 0;
  const jobs = await everySecond("right", () => ran++);
  await soon(() => expect(ran).toBeGreaterThanOrEqual(2));
  await setClock("0");
  const before = ran;
  await soon(() => expect(ran).toBeGreaterThanOrEqual(before + 2));
  await jobs.stop();
});

test("a schedule that was to come due by a clock that was an hour ahead is due again after a restart", async () => {
  await setClock("0");
  await (await everySecond("restarted", () => {})).stop();
  await pool().query("UPDATE jobs.cron SET next_at = next_at + interval '1 hour' WHERE function_id = 'restarted-tick'");
  let ran = 0;
  const jobs = await everySecond("restarted", () => ran++);
  await soon(() => expect(ran).toBeGreaterThanOrEqual(2));
  await jobs.stop();
});

const oneAtATime = (id: string, run: (number: number) => Promise<void>) =>
  embeddedJobs(
    id,
    (client) => [
      client.createFunction({ id: "work", concurrency: 1, triggers: [{ event: `${id}/asked` }] }, ({ event }) =>
        run(event.data.number),
      ),
    ],
    200,
  );

test("what was queued while the clock was an hour ahead is done when its turn comes after that was set right", async () => {
  await setClock("1 hour");
  const done: number[] = [];
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = await oneAtATime("queued", async (number) => {
    if (number === 1) await held;
    done.push(number);
  });
  for (const number of [1, 2]) await jobs.client.send({ name: "queued/asked", data: { number } });
  await soon(async () => {
    const { rows } = await pool().query("SELECT 1 FROM jobs.task WHERE lease_token IS NOT NULL");
    expect(rows.length).toBe(1);
  });
  await setClock("0");
  finish();
  await soon(() => expect(done).toEqual([1, 2]));
  await jobs.stop();
});

test("what was queued, or was at work, when a process died whose clock was an hour ahead is done after a restart", async () => {
  await setClock("0");
  const done: number[] = [];
  const start = () => oneAtATime("died", async (number) => void done.push(number));
  const { executor, stop } = await start();
  await stop();
  const asked = [1, 2].map((number) => ({ name: "died/asked", data: { number } }));
  await publishEvents(executor.engine, asked, null);
  await pool().query("UPDATE jobs.task SET ready_at = ready_at + interval '1 hour'");
  await pool().query("UPDATE jobs.task SET lease_token = gen_random_uuid() WHERE id = (SELECT min(id) FROM jobs.task)");
  const jobs = await start();
  await soon(() => expect(done.sort()).toEqual([1, 2]));
  await jobs.stop();
});
