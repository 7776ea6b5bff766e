import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/exports/fail";
import { run } from "@/lib/services/exports/run";
import { dispatched } from "../dispatched";
import { oneStepFunction } from "../one-step-function";

/** Makes the file of an export, one at a time per lane. */
export const runExport = oneStepFunction({
  id: "run-export",
  trigger: { event: "earshot/export.requested" },
  data: dispatched(EVENTS["export.requested"]),
  retries: 2,
  concurrency: { limit: 1, key: "event.data.lane" },
  step: "make",
  act: (ctx, { exportId }) => run(ctx, exportId),
  stores: ({ exportId }) => ({ what: "export", id: exportId }),
  fail: (ctx, { exportId }, sentence) => fail(ctx, exportId, sentence),
  gaveUp: "Something went wrong on our side during this export. Please try again.",
});
