import type autocannon from "autocannon";
import { query } from "@/scripts/setup/query.mjs";
import type { Bench } from "./bench";
import { compare, interleave } from "./rounds";
import { serveApp } from "./serve-app";
import { startBenchDatabase } from "./start-bench-database";
import { makeKeys, rate, tearDown } from "./under-load";

/** A workspace with twenty thousand studies, and its keys. */
async function fill(url: string): Promise<string[]> {
  process.env.DATABASE_URL = url;
  const { makePerson, makeWorkspace } = await import("@/tests/support/factories");
  const { makeStudy } = await import("@/tests/support/data/studies");
  const person = await makePerson(await makeWorkspace("scale"));
  const keys = await makeKeys(person);
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
      // Each round starts with a month in which nothing has been used.
      const measure = (calls: autocannon.Request[]) => async () => {
        await query(url, "DELETE FROM monthly_calls");
        return rate(base, calls);
      };
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
      await tearDown(app, stop);
    }
  },
};
