import { EVENTS } from "@/lib/events/catalog";
import { failReport } from "@/lib/services/reports/fail-report";
import { runReport } from "@/lib/services/reports/run-report";
import { dispatched } from "../dispatched";
import { oneStepFunction } from "../one-step-function";

/** Writes a report requested in the app or as a v1 job. */
export const makeReport = oneStepFunction({
  id: "make-report",
  trigger: { event: "earshot/job.queued", if: "event.data.type == 'report'" },
  data: dispatched(EVENTS["job.queued"]),
  retries: 4,
  concurrency: { limit: 2, key: "event.data.workspaceId" },
  step: "write",
  act: (ctx, { jobId }) => runReport(ctx, jobId),
  fail: (ctx, { jobId }, sentence) => failReport(ctx, jobId, sentence),
  gaveUp: "Something went wrong on our side while this report was being written. Please try again.",
});
