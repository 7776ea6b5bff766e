import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { finishJob } from "@/lib/services/analysis/finish-job";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { scopeOf } from "@/lib/services/analysis/start-job";
import { start } from "@/lib/services/jobs/start";
import { lockOwners } from "@/lib/services/passages/lock-owners";
import { storeScores } from "./store-scores";
import { type Scored, summary } from "./summary";

const Input = z.object({ ownerIds: z.array(z.string()).optional() });

/**
 * Does a `sentiment` job: how each line speaks of things is stored with the line, and a summary is the job's result.
 * Doing it again changes nothing; a transcript that was changed meanwhile keeps none of what was read before.
 */
export async function runSentiment(ctx: Context, jobId: string): Promise<void> {
  const job = await start(ctx, jobId, "sentiment");
  if (!job?.projectId) return;
  const { lines, versions } = await loadLines(ctx, scopeOf(job.projectId, Input.parse(job.input).ownerIds));
  const breathe = pacer();
  const scored: Scored[] = [];
  for (const line of lines) {
    scored.push({ line, score: sentimentOf(line.text, line.language) });
    await breathe();
  }
  await finishJob(ctx, { id: jobId, projectId: job.projectId }, async (tx) => {
    await lockOwners(tx, ctx, [...versions.keys()]);
    const rows = await tx.db.$queryRaw<{ ownerId: string; version: number }[]>`
      SELECT owner_id AS "ownerId", version FROM transcript WHERE owner_id = ANY(${[...versions.keys()]})`;
    const current = new Set(
      rows.filter(({ ownerId, version }) => versions.get(ownerId) === version).map((row) => row.ownerId),
    );
    const kept = scored.filter(({ line }) => current.has(line.ownerId));
    await storeScores(tx, ctx, kept);
    return summary(kept);
  });
}
