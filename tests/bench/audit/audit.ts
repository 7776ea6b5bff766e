import type { Bench } from "../bench";
import { startBenchDatabase } from "../start-bench-database";

/** `BENCH_ENTRIES` shortens it for a quick look; the published figures are for a million. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const WANTED_MS = 50;
const CALLS = 40;
const INSERTS = 400;

const mark = (isGood: boolean) => (isGood ? "ok " : "LOW");
const at = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
const megabytes = () => Math.round(process.memoryUsage().rss / 1024 ** 2);

/**
 * The audit log of a large company after a year: pages with every filter, the export, the chain, and the cost of
 * writing.
 */
export const audit: Bench = {
  name: `audit: a log of ${ENTRIES} entries`,
  async run() {
    const { url, stop } = await startBenchDatabase();
    process.env.DATABASE_URL = url;
    const { query } = await import("@/scripts/setup/query.mjs");
    const { pool } = await import("@/lib/db/pool");
    const { makePerson, makeWorkspace } = await import("@/tests/support/factories");
    const { list } = await import("@/lib/services/audit/list");
    const { exportLog } = await import("@/lib/services/audit/export/export-log");
    const { sealWorkspace } = await import("@/lib/services/audit/chain/seal-workspace");
    const { verify } = await import("@/lib/services/audit/verify");
    const { audit: note, transaction } = await import("@/lib/db/transaction");
    const { fillLog } = await import("./fill");
    const lines: string[] = [];
    try {
      const [large, other] = [await makeWorkspace("scale"), await makeWorkspace("scale")];
      const people = await Promise.all(Array.from({ length: 40 }, () => makePerson(large)));
      const [admin] = people;
      const beside = await makePerson(other);
      if (!admin) return [];
      const ids = people.map(({ id }) => id);
      const rate = await fillLog(url, large.id, { count: ENTRIES, people: ids });
      await fillLog(url, other.id, { count: ENTRIES / 10, people: [beside.id] });
      const { rows: sizes } = await pool().query<{ name: string; bytes: string }>(
        `SELECT relname AS name, pg_relation_size(oid) AS bytes FROM pg_class
          WHERE oid = 'audit_entry'::regclass OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'audit_entry'::regclass)
          ORDER BY 2 DESC`,
      );
      lines.push(`    filled at ${rate.toFixed(0)} entries a second, all indexes there`);
      lines.push(...sizes.map(({ name, bytes }) => `    ${name}: ${(Number(bytes) / 1024 ** 2).toFixed(0)} MB`));
      await query(url, "VACUUM ANALYZE audit_entry");

      const { rows: things } = await pool().query<{ id: string }>(
        "SELECT target_id AS id FROM audit_entry WHERE workspace_id = $1 OFFSET 5000 LIMIT 1",
        [large.id],
      );
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
      const rareAction = { action: "workspace.renamed" };
      const last = ids.at(-1) ?? "";
      const filters: Record<string, object> = {
        "no filter": {},
        "a busy person": { actor: ids[0] },
        "a quiet person": { actor: last },
        "a busy job": { actor: "job-number-3" },
        "nobody's name": { actor: "usr_nobody" },
        "a frequent kind": { kind: "session" },
        "a kind": { kind: "study" },
        "a rare kind": { kind: "webhook" },
        "an action": { action: "study.launched" },
        "a rare action": rareAction,
        "a thing": { target: things[0]?.id },
        "the app": { surface: "app" },
        SCIM: { surface: "scim" },
        "a surface without entries": { surface: "oauth" },
        "a day in spring": { from: day(200), to: day(199) },
        "before the first": { to: day(400) },
        "a quiet person and a rare kind": { actor: last, kind: "webhook" },
        "a busy person and a rare kind": { actor: ids[0], kind: "webhook" },
        "a busy person by SCIM": { actor: ids[0], surface: "scim" },
        "a job in the app": { actor: "job-number-3", surface: "app" },
        "a kind by SCIM": { kind: "study", surface: "scim" },
        "a kind a year ago": { kind: "study", to: day(360) },
        "a person, a kind, a surface, a month": {
          actor: ids[1],
          kind: "study",
          surface: "v1",
          from: day(100),
          to: day(70),
        },
        "a rare action by a job": Object.assign({ actor: "job-number-3" }, rareAction),
      };
      for (const [name, given] of Object.entries(filters)) {
        const times: number[] = [];
        let found = 0;
        for (let call = 0; call < CALLS; call++)
          times.push(
            await timed(async () => {
              found = (await list(admin.ctx, Object.assign({ limit: 50 }, given))).items.length;
            }),
          );
        const [middle, p95] = [at(times.slice(2), 0.5), at(times.slice(2), 0.95)];
        lines.push(
          `${mark(p95 <= WANTED_MS)} ${name}: p50 ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (wanted ${WANTED_MS}), ${found} entries`,
        );
      }

      const walk: number[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 200; page++)
        walk.push(
          await timed(async () => {
            const asked = cursor === undefined ? { limit: 100 } : { limit: 100, cursor };
            cursor = (await list(admin.ctx, asked)).nextCursor ?? undefined;
          }),
        );
      lines.push(
        `${mark(at(walk, 0.95) <= WANTED_MS)} 200 pages of 100 one after another: p50 ${at(walk, 0.5).toFixed(1)} ms, p95 ${at(walk, 0.95).toFixed(1)} ms`,
      );

      const before = megabytes();
      let [bytes, most] = [0, before];
      const exportMs = await timed(async () => {
        for await (const chunk of await exportLog(admin.ctx, "jsonl", {})) {
          bytes += (chunk as Buffer).length;
          if (bytes % 97 === 0) most = Math.max(most, megabytes());
        }
      });
      lines.push(
        `    export as JSON lines: ${(exportMs / 1000).toFixed(0)} s, ${(bytes / 1024 ** 2).toFixed(0)} MB, memory ${before} to ${most} MB`,
      );

      const writing = async (ctx: typeof admin.ctx) => {
        const times: number[] = [];
        for (let n = 0; n < INSERTS; n++)
          times.push(
            await timed(() =>
              transaction(ctx, async (tx) => {
                note(tx, { action: "study.updated", targetId: "std_x", details: { n } });
              }),
            ),
          );
        return times;
      };
      const empty = await makePerson(await makeWorkspace("scale"));
      const alone = await writing(empty.ctx);
      const amid = await writing(admin.ctx);
      lines.push(
        `    an entry in an empty log: p50 ${at(alone, 0.5).toFixed(2)} ms; among ${ENTRIES}: p50 ${at(amid, 0.5).toFixed(2)} ms, p95 ${at(amid, 0.95).toFixed(2)} ms`,
      );

      let sealed = 0;
      const sealMs = await timed(async () => {
        sealed = await sealWorkspace(other.id);
      });
      const verifyMs = await timed(() => verify(beside.ctx));
      lines.push(
        `    sealing ${sealed}: ${(sealMs / 1000).toFixed(0)} s (${((sealed * 1000) / sealMs).toFixed(0)} a second); checking that chain: ${(verifyMs / 1000).toFixed(0)} s`,
      );
      return lines;
    } finally {
      await pool().end();
      await stop();
    }
  },
};
