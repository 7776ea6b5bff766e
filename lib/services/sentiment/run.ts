import { z } from "zod";
import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { byModelOr } from "@/lib/services/analysis/by-model";
import { finishJob } from "@/lib/services/analysis/finish-job";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { scopeOf } from "@/lib/services/analysis/start-job";
import { start } from "@/lib/services/jobs/start";
import { whileRunning } from "@/lib/services/jobs/while-running";
import { lockOwners } from "@/lib/services/passages/lock-owners";
import { scoreByModel } from "./score-by-model";
import { storeScores } from "./store-scores";
import { type Scored, summary } from "./summary";

const Input = z.object({ ownerIds: z.array(z.string()).optional() });

/**
 * Does a `sentiment` job: how each line speaks of things is stored with the line, and a summary is the job's result.
 * Doing it again changes nothing; a transcript that was changed meanwhile keeps none of what was read before.
 */
export async function runSentiment(system: Context, jobId: string): Promise<void> {
  const job = await start(system, jobId, "sentiment");
  if (!job?.projectId) return;
  const { projectId } = job;
  const loaded = await loadLines(system, scopeOf(projectId, Input.parse(job.input).ownerIds));
  const { versions } = loaded;
  await whileRunning(system, jobId, async (ctx, tell) => {
    const { result: scored, made } = await byModelOr(
      ctx,
      () => scoreByModel(ctx, loaded, tell),
      () => scoreBuiltIn(loaded.lines),
    );
    await finishJob(ctx, { id: jobId, projectId, made }, (tx) => keep(tx, ctx, versions, scored));
  });
}

async function scoreBuiltIn(lines: readonly AnalysisLine[]): Promise<Scored[]> {
  const breathe = pacer();
  const scored: Scored[] = [];
  for (const line of lines) {
    scored.push({ line, score: sentimentOf(line.text, line.language) });
    await breathe();
  }
  return scored;
}

async function keep(
  tx: Transaction,
  ctx: Context,
  versions: ReadonlyMap<string, number>,
  scored: readonly Scored[],
): Promise<ReturnType<typeof summary>> {
  await lockOwners(tx, ctx, [...versions.keys()]);
  const rows = await tx.db.$queryRaw<{ ownerId: string; version: number }[]>`
    SELECT owner_id AS "ownerId", version FROM transcript WHERE owner_id = ANY(${[...versions.keys()]})`;
  const current = new Set(
    rows.filter(({ ownerId, version }) => versions.get(ownerId) === version).map((row) => row.ownerId),
  );
  const kept = scored.filter(({ line }) => current.has(line.ownerId));
  await storeScores(tx, ctx, kept);
  return summary(kept);
}
