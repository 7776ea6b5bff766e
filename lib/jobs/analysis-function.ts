import type { Context } from "@/lib/core/context";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/jobs/fail";
import { dispatched } from "./dispatched";
import { oneStepFunction } from "./one-step-function";

/** A function for the analysis jobs of one type; one at a time per workspace, since each reads whole projects. */
export const analysisFunction = (
  type: "auto-tag" | "sentiment",
  run: (ctx: Context, jobId: string) => Promise<void>,
  doing: string,
) =>
  oneStepFunction({
    id: type,
    trigger: { event: "earshot/job.queued", if: `event.data.type == '${type}'` },
    data: dispatched(EVENTS["job.queued"]),
    retries: 4,
    concurrency: { limit: 1, key: "event.data.workspaceId" },
    step: "analyse",
    act: (ctx, { jobId }) => run(ctx, jobId),
    fail: (ctx, { jobId }, sentence) => fail(ctx, jobId, sentence),
    gaveUp: `Something went wrong on our side while ${doing}. Please start it again.`,
  });
