import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import autocannon from "autocannon";
import { query } from "@/scripts/setup/query.mjs";
import type { Bench } from "./bench";
import { compare, interleave } from "./rounds";
import { serveApp } from "./serve-app";
import { startBenchDatabase } from "./start-bench-database";

/** A server under load: enough callers at once that some always wait. */
const CONNECTIONS = 32;
const SECONDS = 2;
/** So many that no key reaches its 600 calls a minute. */
const KEYS = 200;

/** A workspace with a page's worth of projects many times over, and its keys. */
async function fill(url: string): Promise<string[]> {
  process.env.DATABASE_URL = url;
  const { makeKey, makePerson, makeWorkspace } = await import("@/tests/support/factories");
  const workspace = await makeWorkspace("scale");
  const person = await makePerson(workspace);
  const keys = await Promise.all(Array.from({ length: KEYS }, () => makeKey(person)));
  await query(
    url,
    `INSERT INTO project (id, workspace_id, name, created_by_id, created_at, updated_at)
     SELECT 'prj_' || lpad(n::text, 26, '0'), $1, 'Project ' || n, $2, now() - n * interval '1 minute', now()
       FROM generate_series(1, 100000) n`,
    [workspace.id, person.id],
  );
  await query(url, "VACUUM ANALYZE");
  return keys;
}

type Call = autocannon.Request;

/** What one measurement left to be dispatched must not weigh on the next. */
async function settled(url: string): Promise<void> {
  const waiting = "SELECT 1 FROM outbox_event WHERE dispatched_at IS NULL LIMIT 1";
  while ((await query(url, waiting)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Every connection goes through the calls from the same one on, so each round begins with others: no key wears out. */
async function rate(base: string, calls: Call[]): Promise<number> {
  const first = randomInt(calls.length);
  const requests = [...calls.slice(first), ...calls.slice(0, first)];
  const result = await autocannon({ url: base, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx) throw new Error(`${result.non2xx} calls were refused`);
  return result.requests.average;
}

/** List and idempotent create over HTTP, against an empty route handler of the same process. */
export const http: Bench = {
  name: "http: list projects and idempotent create",
  async run() {
    const { url, directory, stop } = await startBenchDatabase();
    const keys = await fill(url);
    const { base, app } = await serveApp(url, directory);
    try {
      const bearer = (key: string) => ({ authorization: `Bearer ${key}`, "content-type": "application/json" });
      const body = JSON.stringify({ name: "Made by the bench" });
      // Both kinds of create send a fresh header each time, so that the sender's own work is the same.
      const createWith = (header: string) =>
        keys.map(
          (key): Call => ({
            method: "POST",
            path: "/v1/projects",
            headers: bearer(key),
            body,
            setupRequest: (request) => ({
              ...request,
              headers: { ...request.headers, [header]: randomBytes(9).toString("hex") },
            }),
          }),
        );
      const measure = (requests: Call[]) => async () => {
        await settled(url);
        return rate(base, requests);
      };
      const list = keys.map((key): Call => ({ method: "GET", path: "/v1/projects", headers: bearer(key) }));
      const rounds = await interleave({
        "empty handler": measure([{ path: "/healthz" }]),
        "list projects": measure(list),
        create: measure(createWith("x-bench")),
        "create with Idempotency-Key": measure(createWith("idempotency-key")),
      });
      return [
        compare(rounds, "list projects", "empty handler", 0.6),
        compare(rounds, "create with Idempotency-Key", "create", 0.9),
        compare(rounds, "create", "empty handler", 0),
        ...(await statements(keys)),
      ];
    } finally {
      app.kill("SIGKILL");
      await once(app, "exit");
      const { pool } = await import("@/lib/db/pool");
      await pool().end();
      await stop();
    }
  },
};

/** Statements a call, BEGIN and COMMIT included: a figure that no busy machine disturbs. */
async function statements([key = ""]: string[]): Promise<string[]> {
  const { GET, POST } = await import("@/app/v1/projects/route");
  const { call } = await import("@/tests/support/call");
  const { countStatements } = await import("@/tests/support/count-statements");
  const headers = { "idempotency-key": "statements" };
  const listing = await countStatements(() => call(GET, { key }));
  const creating = await countStatements(() => call(POST, { key, body: {} }));
  const once = await countStatements(() => call(POST, { key, body: {}, headers }));
  return [`    statements: list ${listing}, create ${creating}, create with Idempotency-Key ${once}`];
}
