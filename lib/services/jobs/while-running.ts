import type { Context } from "@/lib/core/context";
import type { Tell } from "@/lib/core/work-progress";
import { keepProgress } from "./keep-progress";

/** The job was cancelled, its project deleted, or another runner has finished it. */
class NoLongerRunning extends Error {}

/**
 * Does a job's work while the job runs. What the work tells of its progress is stored, and ends it if the job has
 * ended.
 */
export async function whileRunning(ctx: Context, jobId: string, work: (tell: Tell) => Promise<void>): Promise<void> {
  try {
    await work(async (progress) => {
      if (!(await keepProgress(ctx, jobId, progress))) throw new NoLongerRunning();
    });
  } catch (error) {
    if (!(error instanceof NoLongerRunning)) throw error;
  }
}
