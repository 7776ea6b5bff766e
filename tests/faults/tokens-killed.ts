import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Fault } from "./fault";
import { openPool } from "./open-pool";

const CLIENTS = 6;
const REFRESHES = 4;

type Server = { child: ChildProcess; url: string; asker: string };
type Tokens = { access_token: string; refresh_token: string };

async function start(databaseUrl: string, asker?: string): Promise<Server> {
  const path = join(import.meta.dirname, "tokens-process.ts");
  const env = { ...process.env, DATABASE_URL: databaseUrl, ...(asker && { FAULT_ASKER: asker }) };
  const child = fork(path, { execArgv: ["--import", "tsx"], env });
  const [started] = await once(child, "message");
  return { child, ...(started as { url: string; asker: string }) };
}

async function kill({ child }: Server): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function ask<T>(url: string, form?: Record<string, string>): Promise<T | null> {
  const sent = form && { method: "POST", body: new URLSearchParams(form) };
  const response = await fetch(url, sent).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as T | null) : null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A new process on a busy machine takes a while for its first responses, and only then is there something to interrupt.
 */
async function moreThan(count: number, answered: Tokens[]): Promise<void> {
  for (let waits = 0; answered.length <= count; waits++) {
    if (waits > 600) throw new Error("The server gives no tokens.");
    await pause(100);
  }
}

/** Connects and refreshes, over and over; what gets no response is abandoned, as a client would connect again. */
async function client(current: () => Server, goesOn: () => boolean, answered: Tokens[]) {
  while (goesOn()) {
    const exchange = await ask<Record<string, string>>(`${current().url}/code`);
    let pair = exchange && (await ask<Tokens>(`${current().url}/token`, exchange));
    for (let i = 0; pair && i < REFRESHES; i++) {
      answered.push(pair);
      const { client_id = "" } = exchange ?? {};
      const form = { grant_type: "refresh_token", client_id, refresh_token: pair.refresh_token };
      pair = await ask<Tokens>(`${current().url}/token`, form);
    }
    if (!pair) await pause(20);
  }
}

/** What must never exist, whatever was interrupted. */
const HALF_DONE = {
  "codes used without a connection":
    "SELECT 1 FROM authorization_code WHERE (used_at IS NULL) <> (connection_id IS NULL)",
  "connections without their code": `SELECT 1 FROM mcp_connection c WHERE NOT EXISTS (
     SELECT 1 FROM authorization_code a WHERE a.connection_id = c.id)`,
  "connections not in the audit log exactly once": `SELECT 1 FROM mcp_connection c WHERE 1 <> (
     SELECT count(*) FROM audit_entry a WHERE a.target_id = c.id AND a.action = 'connection.created')`,
  "connections whose tokens are not one pair more than were refreshed": `
     SELECT 1 FROM mcp_connection c JOIN oauth_token t ON t.connection_id = c.id GROUP BY c.id
     HAVING count(*) FILTER (WHERE kind = 'access') <> count(*) FILTER (WHERE kind = 'refresh')
         OR count(*) FILTER (WHERE kind = 'access') <> 1 + count(*) FILTER (WHERE used_at IS NOT NULL)`,
};

/**
 * Programs connect and refresh while the server is killed: using a code or token and storing its result happen
 * together, or not at all.
 */
export const tokensKilled = (kills: number): Fault => ({
  name: `oauth: ${kills} x kill -9 during exchanges and refreshes`,
  async run(databaseUrl) {
    const db = openPool(databaseUrl);
    const answered: Tokens[] = [];
    let server = await start(databaseUrl);
    // The limiter isn't what is tested here.
    const unlimited = setInterval(() => db.query("DELETE FROM oauth_minute").catch(() => {}), 200);
    let going = true;
    const clients = Array.from({ length: CLIENTS }, () =>
      client(
        () => server,
        () => going,
        answered,
      ),
    );
    try {
      for (let killed = 0; killed < kills; killed++) {
        await moreThan(answered.length + CLIENTS, answered);
        await pause(Math.random() * 500);
        await kill(server);
        server = await start(databaseUrl, server.asker);
      }
    } finally {
      going = false;
      await Promise.all(clients);
      clearInterval(unlimited);
      await kill(server);
    }
    const faults: string[] = [];
    for (const [what, sql] of Object.entries(HALF_DONE)) {
      const { rowCount } = await db.query(sql);
      if (rowCount) faults.push(`${rowCount} ${what}`);
    }
    const { rowCount: known } = await db.query(
      "SELECT 1 FROM oauth_token WHERE token_hash IN (SELECT sha256(t::bytea) FROM unnest($1::text[]) t)",
      [answered.map(({ refresh_token }) => refresh_token)],
    );
    if (known !== answered.length) faults.push(`${answered.length - (known ?? 0)} answered tokens are not there`);
    await db.end();
    return { faults, summary: `${answered.length} pairs answered, every one there, nothing half done` };
  },
});
