import { setTimeout as wait } from "node:timers/promises";
import type { Bench } from "../bench";
import { startBenchDatabase } from "../start-bench-database";

/** `BENCH_SHARE` makes it smaller for a quick look. */
const SHARE = Number(process.env.BENCH_SHARE ?? 1);
const SIZE = { segments: 300_000 * SHARE, files: 2_000 * SHARE, sessions: 20_000 * SHARE, fileBytes: 200_000 };
const MOST_MEGABYTES = 400;

const megabytes = () => Math.round(process.memoryUsage().rss / 1024 ** 2);
const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

/** How long something takes, in how many steps, and how far memory grows meanwhile. */
async function watched(work: () => Promise<number>) {
  globalThis.gc?.();
  const before = megabytes();
  let [most, watching] = [before, true];
  const watch = (async () => {
    while (watching) {
      most = Math.max(most, megabytes());
      await wait(20);
    }
  })();
  const began = performance.now();
  const steps = await work();
  watching = false;
  await watch;
  return { ms: performance.now() - began, steps, before, most };
}

/** Exporting a large workspace as one archive, and deleting it. */
export const workspaceData: Bench = {
  name: `workspace-data: ${SIZE.segments} segments, ${SIZE.files} files, ${SIZE.sessions} sessions`,
  async run() {
    const { url, directory, stop } = await startBenchDatabase();
    process.env.DATABASE_URL = url;
    process.env.DATA_DIR = directory;
    const { query } = await import("@/scripts/setup/query.mjs");
    const { pool } = await import("@/lib/db/pool");
    const { db } = await import("@/lib/db/client");
    const { systemContext } = await import("@/lib/core/system-context");
    const { largeWorkspace } = await import("@/tests/support/data/large-workspace");
    const { request } = await import("@/lib/services/workspaces/archive/request");
    const { advance } = await import("@/lib/services/workspaces/archive/advance");
    const { schedule } = await import("@/lib/services/workspaces/deletion/schedule");
    const { advance: advanceDeletion } = await import("@/lib/services/workspaces/deletion/advance");
    const { forgetRuns: forgetJobs } = await import("@/lib/jobs/executor/forget-runs");
    const lines: string[] = [];
    const line = (name: string, { ms, steps, before, most }: Awaited<ReturnType<typeof watched>>) =>
      `${most - before <= MOST_MEGABYTES ? "ok " : "LOW"} ${name}: ${seconds(ms)} in ${steps} stretches, memory from ${before} to ${most} MB at most`;
    try {
      const { ctx, workspace, keys } = await largeWorkspace(SIZE);
      await query(url, "VACUUM ANALYZE");
      const { id } = await request(ctx);
      const archived = await watched(async () => {
        for (let steps = 1; ; steps++)
          if ((await advance(systemContext("make-archive", workspace.id), id)) === "done") return steps;
      });
      const { totalBytes, rowCount } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
      lines.push(`${line("archive", archived)}, ${Math.round(Number(totalBytes) / 1024 ** 2)} MB, ${rowCount} records`);

      await schedule(ctx, "Test workspace");
      const deletion = await db().workspaceDeletion.findFirstOrThrow({ where: { workspaceId: workspace.id } });
      await pool().query("UPDATE workspace_deletion SET delete_at = now() WHERE id = $1", [deletion.id]);
      const slowest = { ms: 0 };
      const deleted = await watched(async () => {
        for (let steps = 1; ; steps++) {
          const began = performance.now();
          const progress = await advanceDeletion(deletion.id, { forgetJobs });
          slowest.ms = Math.max(slowest.ms, performance.now() - began);
          if (progress === "done") return steps;
          // Doesn't wait for uploads that may still be in progress.
          await pool().query("UPDATE doomed_object SET writable_until = now()");
        }
      });
      const { rowCount: rows } = await db().workspaceDeletion.findUniqueOrThrow({ where: { id: deletion.id } });
      lines.push(
        `${line("deletion", deleted)}, ${rows} rows, ${keys.length} objects, longest stretch ${seconds(slowest.ms)}`,
      );
      return lines;
    } finally {
      await pool().end();
      await stop();
    }
  },
};
