import { randomInt } from "node:crypto";
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

/** A workspace with twenty thousand studies, and its keys. */
async function fill(url: string): Promise<string[]> {
  process.env.DATABASE_URL = url;
  const { makeKey, makePerson, makeWorkspace } = await import("@/tests/support/factories");
  const { makeStudy } = await import("@/tests/support/studies");
  const person = await makePerson(await makeWorkspace("scale"));
  const keys = await Promise.all(Array.from({ length: KEYS }, () => makeKey(person)));
  await makeStudy(person);
  await query(
    url,
    `INSERT INTO study SELECT (jsonb_populate_record(s, jsonb_build_object('id', 'std_' || lpad(n::text, 26, '0'),
            'slug', 'study-' || n, 'title', 'Study ' || n, 'created_at', now() - n * interval '1 minute'))).*
       FROM study s, generate_series(1, 20000) n`,
  );
  await query(url, "VACUUM ANALYZE");
  return keys;
}

/** The calls of every round start with other keys, and the month with none used up. */
async function rate(url: string, base: string, calls: autocannon.Request[]): Promise<number> {
  await query(url, "DELETE FROM monthly_calls");
  const first = randomInt(calls.length);
  const requests = [...calls.slice(first), ...calls.slice(0, first)];
  const result = await autocannon({ url: base, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx) throw new Error(`${result.non2xx} calls were refused`);
  return result.requests.average;
}

/** MCP over HTTP, against the REST list of the same studies and an empty route handler of the same process. */
export const mcp: Bench = {
  name: "mcp: list studies and list the tools",
  async run() {
    const { url, directory, stop } = await startBenchDatabase();
    const keys = await fill(url);
    const { base, app } = await serveApp(url, directory);
    const post = (method: string, params: object) =>
      keys.map(
        (key): autocannon.Request => ({
          method: "POST",
          path: "/mcp",
          headers: {
            authorization: `Bearer ${key}`,
            accept: "application/json, text/event-stream",
            "content-type": "application/json",
          },
          body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        }),
      );
    const get = keys.map((key) => ({ path: "/api/studies?limit=20", headers: { authorization: `Bearer ${key}` } }));
    try {
      const measure = (calls: autocannon.Request[]) => () => rate(url, base, calls);
      const rounds = await interleave({
        "empty handler": measure([{ path: "/healthz" }]),
        "REST list": measure(get),
        "tools/call list_studies": measure(post("tools/call", { name: "list_studies", arguments: { limit: 20 } })),
        "tools/list": measure(post("tools/list", {})),
      });
      return [
        compare(rounds, "tools/call list_studies", "REST list", 0.7),
        compare(rounds, "tools/list", "empty handler", 0.8),
        compare(rounds, "REST list", "empty handler", 0),
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
