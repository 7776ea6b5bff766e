import { EVENTS } from "@/lib/events/catalog";
import { runChat as answer } from "@/lib/services/eva/run-chat";
import { fail } from "@/lib/services/jobs/fail";
import { dispatched } from "../dispatched";
import { oneStepFunction } from "../one-step-function";

/** Answers a question asked as a v1 job. */
export const runChat = oneStepFunction({
  id: "run-chat",
  trigger: { event: "earshot/job.queued", if: "event.data.type == 'chat'" },
  data: dispatched(EVENTS["job.queued"]),
  retries: 4,
  concurrency: { limit: 4, key: "event.data.workspaceId" },
  step: "answer",
  act: (ctx, { jobId }) => answer(ctx, jobId),
  fail: (ctx, { jobId }, sentence) => fail(ctx, jobId, sentence),
  gaveUp: "Something went wrong on our side while Eva was answering. Please ask again.",
});
