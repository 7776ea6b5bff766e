import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { byModelOr } from "@/lib/services/analysis/by-model";
import { finishJob } from "@/lib/services/analysis/finish-job";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { scopeOf } from "@/lib/services/analysis/start-job";
import { start } from "@/lib/services/jobs/start";
import { whileRunning } from "@/lib/services/jobs/while-running";
import { anewWhenHidden } from "@/lib/services/masks/anew-when-hidden";
import { among } from "./among";
import { applyPlan } from "./apply-plan";
import { codeByModel } from "./code-by-model";
import { nameSubjects } from "./name-subjects";
import { type Read, read } from "./plan";

const Input = z.object({ ownerIds: z.array(z.string()).optional() });

/**
 * Runs an `auto-tag` job. Tags, applications, their events and the job's end are one transaction that sees what exists,
 * so repeating it, or two at once, duplicates nothing.
 */
export async function runAutoTag(system: Context, jobId: string): Promise<void> {
  const job = await start(system, jobId, "auto-tag");
  if (!job?.projectId) return;
  const { projectId, createdById } = job;
  const scope = scopeOf(projectId, Input.parse(job.input).ownerIds);
  // What a model has read of transcripts of which something was deleted or masked meanwhile.
  let before: Read | null = null;
  await whileRunning(system, jobId, (ctx, tell) =>
    anewWhenHidden(ctx, scope, async (requireShown) => {
      const { lines } = await loadLines(ctx, scope);
      const builtIn = await read(lines);
      const { result: found, made } = await byModelOr(
        ctx,
        async () => {
          const found = before ? among(before, builtIn) : await nameSubjects(ctx, builtIn);
          before = await codeByModel(ctx, projectId, found, tell);
          return before;
        },
        async () => builtIn,
      );
      await finishJob(ctx, { id: jobId, projectId, made }, async (tx) => {
        const result = await applyPlan(tx, ctx, { projectId, createdById, found });
        await requireShown(tx);
        return result;
      });
    }),
  );
}
