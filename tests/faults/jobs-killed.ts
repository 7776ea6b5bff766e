import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type pg from "pg";
import { newId } from "@/lib/core/ids";
import type { Fault } from "./fault";
import { openPool } from "./open-pool";

const KILLS = 30;
const EVENTS = 600;
const DEADLINE_MS = 300_000;
const PROCESSES = 2;
/** What one process works on at most, and so what one kill may repeat. */
const WORKERS = 8;

async function start(url: string): Promise<ChildProcess> {
  const path = join(import.meta.dirname, "jobs-process.ts");
  const child = fork(path, { execArgv: ["--import", "tsx"], env: { ...process.env, DATABASE_URL: url } });
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function writeEvents(db: pg.Pool, from: number, count: number): Promise<void> {
  for (let index = from; index < from + count; index++) {
    await db.query(
      `INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data)
       VALUES ($1, 'wsp', 'objects.doomed', 'res', json_build_object('key', $2::text))`,
      [newId("event"), `key-${index}`],
    );
  }
}

async function countOf(db: pg.Pool, sql: string): Promise<number> {
  return (await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]?.count ?? 0;
}

async function check(db: pg.Pool): Promise<{ faults: string[]; repeated: number }> {
  const faults: string[] = [];
  const expect = (what: string, actual: number, wanted: number) => {
    if (actual !== wanted) faults.push(`${what}: ${actual}, not ${wanted}`);
  };
  expect("runs", await countOf(db, "jobs.run"), EVENTS);
  const whole = "jobs.run WHERE status = 'succeeded' AND output #>> '{}' = 'one left right last'";
  expect("runs with their whole result", await countOf(db, whole), EVENTS);
  expect("tasks left", await countOf(db, "jobs.task"), 0);
  const steps = "(SELECT DISTINCT key, what FROM journal WHERE what LIKE '% ends') AS steps";
  expect("steps done", await countOf(db, steps), EVENTS * 4);
  const late = `journal a JOIN journal b USING (key) WHERE a.id > b.id AND b.what = 'last begins' AND a.what <> 'last begins'
    AND a.what LIKE '% begins'`;
  expect("finished steps begun again", await countOf(db, late), 0);
  const repeated = (await countOf(db, "journal WHERE what LIKE '% begins'")) - EVENTS * 4;
  if (repeated > KILLS * WORKERS) faults.push(`${repeated} steps repeated by ${KILLS} kills`);
  return { faults, repeated };
}

/** 600 changes through the outbox while one of two processes is killed 30 times: nothing lost, nothing duplicated. */
export const jobsKilled: Fault = {
  name: `jobs: ${KILLS} x kill -9 of one of two processes`,
  async run(url) {
    const db = openPool(url);
    const children: ChildProcess[] = [];
    try {
      await db.query("CREATE TABLE journal (id SERIAL PRIMARY KEY, key TEXT NOT NULL, what TEXT NOT NULL)");
      await db.query("CREATE INDEX ON journal (key)");
      for (let index = 0; index < PROCESSES; index++) children.push(await start(url));
      for (let kills = 0; kills < KILLS; kills++) {
        await writeEvents(db, (kills * EVENTS) / KILLS, EVENTS / KILLS);
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400));
        const victim = kills % PROCESSES;
        const child = children[victim];
        if (child) await kill(child);
        children[victim] = await start(url);
      }
      const deadline = Date.now() + DEADLINE_MS;
      const open =
        "(SELECT 1 FROM jobs.run WHERE ended_at IS NULL UNION ALL SELECT 1 FROM outbox_event WHERE dispatched_at IS NULL) AS o";
      while ((await countOf(db, open)) > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const { faults, repeated } = await check(db);
      return { faults, summary: `${EVENTS} runs of 4 steps, ${repeated} steps under way at a kill repeated` };
    } finally {
      await Promise.all(children.map(kill));
      await db.end();
    }
  },
};
