import pg from "pg";
import type { Bench } from "./bench";
import { fillTags } from "./fill-tags";
import { compare, interleave } from "./rounds";
import { startBenchDatabase } from "./start-bench-database";

const CALLS = 100;
const PAGE = 20;

/** Calls per second of `work`, one after another. */
const rateOf = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const started = performance.now();
  for (let at = 0; at < CALLS; at++) await work();
  return (CALLS * 1000) / (performance.now() - started);
};

async function measure(keys: string[], workspaceId: string, tagId: string, projectId: string): Promise<string[]> {
  const { GET } = await import("@/app/api/tags/[id]/passages/route");
  const tree = await import("@/app/api/library/projects/[id]/tags/route");
  const projects = await import("@/app/api/library/projects/route");
  const { readPassages } = await import("@/lib/services/tags/read-passages");
  const { pool } = await import("@/lib/db/pool");
  const { call } = await import("@/tests/support/call");
  const { countStatements } = await import("@/tests/support/watch/count-statements");
  const { passages } = await import("@/lib/services/tags/passages");
  const key = () => keys[Math.floor(Math.random() * keys.length)] ?? "";
  const must = async (answer: ReturnType<typeof call>) => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(`${status} ${text}`);
  };
  const sql = (filter: object, after?: { createdAt: Date; id: string }) => () =>
    pool().query(readPassages([workspaceId, tagId], filter, after, PAGE + 1));
  const page = (query: Record<string, string>) => () =>
    must(call(GET, { key: key(), params: { id: tagId }, query: { limit: String(PAGE), ...query } }));
  const ctx = { requestId: "req_bench", workspaceId, plan: "scale", actor: { kind: "system", name: "bench" } } as const;
  const { items, nextCursor } = await passages(ctx, tagId, { limit: 100 });
  const last = items.at(-1);
  const middle = { createdAt: new Date(last?.createdAt ?? 0), id: last?.id ?? "" };
  const first = page({});
  const rounds = await interleave({
    "the page's SQL": rateOf(sql({})),
    "first page": rateOf(first),
    "a list of projects": rateOf(() => must(call(projects.GET, { key: key() }))),
    "SQL of a later page": rateOf(sql({}, middle)),
    "SQL by speaker": rateOf(sql({ speaker: "Speaker 3" })),
    "a page by speaker": rateOf(page({ speaker: "Speaker 3" })),
    "SQL by words": rateOf(sql({ q: "50.99" })),
    "a page by words": rateOf(page({ q: "50.99" })),
    "the tree": rateOf(() => must(call(tree.GET, { key: key(), params: { id: projectId } }))),
  });
  return [
    compare(rounds, "first page", "the page's SQL", 0.4),
    compare(rounds, "first page", "a list of projects", 0.2),
    compare(rounds, "SQL of a later page", "the page's SQL", 0.7),
    compare(rounds, "a page by speaker", "SQL by speaker", 0.4),
    compare(rounds, "a page by words", "SQL by words", 0.4),
    compare(rounds, "the tree", "the page's SQL", 0.1),
    `    statements: a page of passages ${await countStatements(first)}; next page ${nextCursor ? "there" : "none"}`,
  ];
}

/** The page of a tag with four below it, 5,000 applications in all. */
export const tags: Bench = {
  name: "tags: the page of a tag over 5,000 applications",
  async run() {
    const { url, stop } = await startBenchDatabase();
    process.env.DATABASE_URL = url;
    const { makeKey, makePerson, makeWorkspace } = await import("@/tests/support/factories");
    const { makeProject, makeTag } = await import("@/tests/support/data/tags");
    const person = await makePerson(await makeWorkspace("scale"));
    const { workspaceId, ctx } = person;
    // No key is used more than 600 times per minute.
    const keys = await Promise.all(Array.from({ length: 50 }, () => makeKey(person)));
    const projectId = await makeProject(ctx);
    const topTagId = await makeTag(ctx, projectId);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await fillTags(client, { workspaceId, projectId, topTagId });
      return await measure(keys, workspaceId, topTagId, projectId);
    } finally {
      await client.end();
      const { pool } = await import("@/lib/db/pool");
      await pool().end();
      await stop();
    }
  },
};
