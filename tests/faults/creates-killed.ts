import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type pg from "pg";
import type { Fault } from "./fault";
import { openPool } from "./open-pool";

const KILLS = 30;
const CLIENTS = 8;
/** What each server answers before it is killed: one that was killed while it loads says nothing. */
const ANSWERED = 8;

type Server = { child: ChildProcess; url: string; key: string };

async function start(databaseUrl: string, key?: string): Promise<Server> {
  const path = join(import.meta.dirname, "creates-process.ts");
  const env = { ...process.env, DATABASE_URL: databaseUrl, ...(key && { FAULT_KEY: key }) };
  const child = fork(path, { execArgv: ["--import", "tsx"], env });
  const [started] = await once(child, "message");
  return { child, ...(started as { url: string; key: string }) };
}

async function kill({ child }: Server): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Creates one project after another, each with its own key, repeating each request until the outcome is known. */
async function client(name: string, current: () => Server, goesOn: () => boolean, acknowledged: Map<string, string>) {
  for (let i = 0; goesOn(); i++) {
    const idempotencyKey = `${name}-${i}`;
    while (!acknowledged.has(idempotencyKey)) {
      const { url, key } = current();
      const headers = {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      };
      const body = JSON.stringify({ name: idempotencyKey });
      const response = await fetch(`${url}/v1/projects`, { method: "POST", headers, body }).catch(() => null);
      const text = await response?.text().catch(() => null);
      if (response?.status === 201 && text) acknowledged.set(idempotencyKey, JSON.parse(text).data.id);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Clients create with Idempotency-Key and retry while the server is killed 30 times: none lost, none duplicated. */
export const createsKilled: Fault = {
  name: `creates: ${KILLS} x kill -9 during idempotent creates`,
  async run(databaseUrl) {
    const acknowledged = new Map<string, string>();
    let server = await start(databaseUrl);
    const { key } = server;
    const db = openPool(databaseUrl);
    // The limiter isn't what is tested here.
    const unlimited = setInterval(() => db.query("DELETE FROM request_minute").catch(() => {}), 200);
    try {
      let going = true;
      const clients = Array.from({ length: CLIENTS }, (_, i) =>
        client(
          `client-${i}`,
          () => server,
          () => going,
          acknowledged,
        ),
      );
      for (let kills = 0; kills < KILLS; kills++) {
        const before = acknowledged.size;
        while (acknowledged.size < before + ANSWERED) await new Promise((resolve) => setTimeout(resolve, 10));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
        await kill(server);
        server = await start(databaseUrl, key);
      }
      going = false;
      await Promise.all(clients);
      return await check(db, acknowledged);
    } finally {
      clearInterval(unlimited);
      await kill(server);
      await db.end();
    }
  },
};

async function check(db: pg.Pool, acknowledged: Map<string, string>) {
  const faults: string[] = [];
  const { rows } = await db.query<{ id: string; name: string; audits: number; events: number }>(`
    SELECT p.id, p.name,
           (SELECT count(*)::int FROM audit_entry a WHERE a.target_id = p.id) AS audits,
           (SELECT count(*)::int FROM outbox_event e WHERE e.resource_id = p.id) AS events
      FROM project p`);
  const made = new Map<string, number>();
  for (const { id, name, audits, events } of rows) {
    made.set(name, (made.get(name) ?? 0) + 1);
    if (audits !== 1 || events !== 1) faults.push(`${name} has ${audits} audit rows and ${events} events`);
    if (acknowledged.get(name) !== id) faults.push(`${name} was answered with another project`);
  }
  for (const [name, count] of made) if (count !== 1) faults.push(`${name} was made ${count} times`);
  for (const name of acknowledged.keys()) if (!made.has(name)) faults.push(`${name} was acknowledged and is lost`);
  return { faults, summary: `${acknowledged.size} creates acknowledged, ${rows.length} projects` };
}
