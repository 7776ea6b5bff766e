import type { Context } from "@/lib/core/context";
import type { Tell } from "@/lib/core/work-progress";
import { keepProgress } from "./keep-progress";

/** The job was cancelled, its project deleted, or another runner has finished it. */
class NoLongerRunning extends Error {}

type Work = (ctx: Context, tell: Tell) => Promise<void>;

/**
 * Does a job's work while the job runs. What the work tells of its progress is stored, and ends it if the job has
 * ended. With the context that it gets, a model's answers are kept until then.
 */
export async function whileRunning(ctx: Context, jobId: string, work: Work): Promise<void> {
  try {
    await work({ ...ctx, work: jobId }, async (progress) => {
      if (!(await keepProgress(ctx, jobId, progress))) throw new NoLongerRunning();
    });
  } catch (error) {
    if (!(error instanceof NoLongerRunning)) throw error;
  }
}
