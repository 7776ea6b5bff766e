import { randomBytes } from "node:crypto";
import type autocannon from "autocannon";
import { query } from "@/scripts/setup/query.mjs";
import type { Bench } from "./bench";
import { compare, interleave } from "./rounds";
import { serveApp } from "./serve-app";
import { startBenchDatabase } from "./start-bench-database";
import { makeKeys, rate, tearDown } from "./under-load";

/** A workspace with a page's worth of projects many times over, and its keys. */
async function fill(url: string): Promise<string[]> {
  process.env.DATABASE_URL = url;
  const { makePerson, makeWorkspace } = await import("@/tests/support/factories");
  const workspace = await makeWorkspace("scale");
  const person = await makePerson(workspace);
  const keys = await makeKeys(person);
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
      await tearDown(app, stop);
    }
  },
};

/** Statements a call, BEGIN and COMMIT included: a figure that no busy machine disturbs. */
async function statements([key = ""]: string[]): Promise<string[]> {
  const { GET, POST } = await import("@/app/v1/projects/route");
  const { call } = await import("@/tests/support/call");
  const { countStatements } = await import("@/tests/support/watch/count-statements");
  const headers = { "idempotency-key": "statements" };
  const listing = await countStatements(() => call(GET, { key }));
  const creating = await countStatements(() => call(POST, { key, body: {} }));
  const once = await countStatements(() => call(POST, { key, body: {}, headers }));
  return [`    statements: list ${listing}, create ${creating}, create with Idempotency-Key ${once}`];
}
