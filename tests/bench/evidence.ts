import pg from "pg";
import type { Bench } from "./bench";
import { millionSegments } from "./million-segments";
import { compare } from "./rounds";
import { startBenchDatabase } from "./start-bench-database";

const SEGMENTS = 1_000_000;
const QUERIES = 60;
const ROUNDS = 8;
/** A handler is compiled as it is called: after this many calls it costs what it costs in a warm server. */
const WARM_UP_CALLS = 1_000;
const PAGE = 20;

/** The handler's query, over the whole workspace. */
const SQL = `SELECT (SELECT json_agg(f) FROM search_evidence(
  $1, $2, $3, $4, NULL, NULL, NULL, NULL, $5, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL) f) AS hits`;

type Kind = { name: string; p95WantedMs: number; queries: string[] };

const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Words as they are said: one from a single file, two in one passage, and the most common of all. */
async function queryKinds(client: pg.Client): Promise<Kind[]> {
  const { rows: pairs } = await client.query<{ apart: string; together: string }>(`
    SELECT words[1] || ' ' || words[cardinality(words)] AS apart, words[1] || ' ' || words[2] AS together FROM (
      SELECT array(SELECT m[1] FROM regexp_matches(lower(text), '\\m[a-z]{5,}\\M', 'g') m) AS words
        FROM segment TABLESAMPLE BERNOULLI (1) WHERE text ~ '[a-z]{5,}.*[a-z]{5,}.*[a-z]{5,}' LIMIT 5000) w
     WHERE cardinality(words) >= 6 ORDER BY random() LIMIT ${QUERIES}`);
  const { rows: common } = await client.query<{ word: string }>(`
    SELECT word FROM ts_stat('SELECT search FROM segment TABLESAMPLE BERNOULLI (2)') ORDER BY ndoc DESC LIMIT 1`);
  const word = common[0]?.word ?? "";
  const rare = Array.from({ length: QUERIES }, (_, i) => `codeword${1 + ((i * 37) % 600)}`);
  return [
    { name: "a rare word", p95WantedMs: 10, queries: rare },
    { name: "two words", p95WantedMs: 10, queries: pairs.map(({ apart }) => apart) },
    // Harder than reality: what occurs together in an interview occurs together in each of its 600 copies.
    { name: "two words of one sentence", p95WantedMs: 25, queries: pairs.map(({ together }) => together) },
    { name: `the commonest word ("${word}")`, p95WantedMs: 25, queries: Array.from({ length: QUERIES }, () => word) },
  ];
}

async function time(queries: string[], work: (q: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries) {
    const started = performance.now();
    await work(q);
    times.push(performance.now() - started);
  }
  return times;
}

/** The handler and its SQL alone take turns, so that a busy machine affects both alike; the first round warms up. */
async function measure({ name, p95WantedMs, queries }: Kind, keys: string[], workspaceId: string): Promise<string[]> {
  const [{ GET }, { call }, { pool }, { parseQuery }] = await Promise.all([
    import("@/app/api/search/evidence/route"),
    import("@/tests/support/call"),
    import("@/lib/db/pool"),
    import("@/lib/services/evidence/parse-query"),
  ]);
  const sql = (q: string) => {
    const { wanted, unwanted, parts } = parseQuery(q);
    return pool().query({
      name: "bench_evidence",
      text: SQL,
      values: [workspaceId, wanted, unwanted, parts, PAGE + 1],
    });
  };
  const handler = async (q: string) => {
    const key = keys[Math.floor(Math.random() * keys.length)] ?? "";
    const { status } = await call(GET, { key, query: { q, limit: String(PAGE) } });
    if (status !== 200) throw new Error(`The search answered ${status}.`);
  };
  await time(
    Array.from({ length: WARM_UP_CALLS }, (_, i) => queries[i % queries.length] ?? ""),
    handler,
  );
  const sqlTimes: number[] = [];
  const handlerTimes: number[] = [];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [alone, whole] = [await time(queries, sql), await time(queries, handler)];
    if (round === 0) continue;
    sqlTimes.push(...alone);
    handlerTimes.push(...whole);
    rounds.push({ sql: 1000 / percentile(alone, 0.5), handler: 1000 / percentile(whole, 0.5) });
  }
  const [p50, p95] = [percentile(sqlTimes, 0.5), percentile(sqlTimes, 0.95)];
  const mark = p95 <= p95WantedMs ? "ok " : "LOW";
  const handled = `handler p50 ${percentile(handlerTimes, 0.5).toFixed(1)} p95 ${percentile(handlerTimes, 0.95).toFixed(1)} ms`;
  return [
    `${mark} ${name}: p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms (wanted ${p95WantedMs}), ${handled}`,
    compare(rounds, "handler", "sql", 0.5),
  ];
}

/** Evidence search in one workspace of a million segments. */
export const evidence: Bench = {
  name: "evidence: search over 1,000,000 segments",
  async run() {
    const { url, stop } = await startBenchDatabase();
    process.env.DATABASE_URL = url;
    const { makeKey, makePerson, makeWorkspace } = await import("@/tests/support/factories");
    const workspace = await makeWorkspace("scale");
    const person = await makePerson(workspace);
    const keys = await Promise.all(Array.from({ length: 50 }, () => makeKey(person)));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const count = await millionSegments(client, workspace.id, SEGMENTS);
      const lines = [`    ${count} segments`];
      for (const kind of await queryKinds(client)) lines.push(...(await measure(kind, keys, workspace.id)));
      const { GET } = await import("@/app/api/search/evidence/route");
      const { call } = await import("@/tests/support/call");
      const { countStatements } = await import("@/tests/support/watch/count-statements");
      const statements = await countStatements(() => call(GET, { key: keys[0] ?? "", query: { q: "card" } }));
      return [...lines, `    statements: search evidence ${statements}`];
    } finally {
      await client.end();
      const { pool } = await import("@/lib/db/pool");
      await pool().end();
      await stop();
    }
  },
};
