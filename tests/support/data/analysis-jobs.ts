import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { type AnalysisJob, startJob } from "@/lib/services/analysis/start-job";
import { runAutoTag } from "@/lib/services/auto-tag/run";
import { runSentiment } from "@/lib/services/sentiment/run";

const RUN = { "auto-tag": runAutoTag, sentiment: runSentiment };

export const systemOf = (ctx: Context): Context => systemContext("test", ctx.workspaceId);

/** Requests an analysis and runs it at once; returns the job as it ended. */
export async function analyse(ctx: Context, type: AnalysisJob, projectId: string, ownerIds?: string[]) {
  const { id } = await startJob(ctx, type, projectId, ownerIds);
  await RUN[type](systemOf(ctx), id);
  return db().job.findUniqueOrThrow({ where: { id } });
}

/** The results of auto-tagging a project: each tag's title with the words it is on. */
export async function taggedWords(projectId: string): Promise<Record<string, string[]>> {
  const tags = await db().tag.findMany({
    where: { projectId },
    select: { title: true, applications: { select: { passage: { select: { text: true } } } } },
    orderBy: { title: "asc" },
  });
  return Object.fromEntries(
    tags.map(({ title, applications }) => [title, applications.map((a) => a.passage.text).sort()]),
  );
}
