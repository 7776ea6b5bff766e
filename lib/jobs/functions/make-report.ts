import { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { failReport } from "@/lib/services/reports/fail-report";
import { runReport } from "@/lib/services/reports/run-report";
import { attempt } from "../attempt";
import { inngest } from "../client";

const Queued = EVENTS["job.queued"].extend({ workspaceId: z.string() });
const GAVE_UP = "Something went wrong on our side while this was written. Please try again.";

/** Writes a report that was asked for in the app or as a v1 job. */
export const makeReport = inngest.createFunction(
  {
    id: "make-report",
    retries: 4,
    concurrency: { limit: 2, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/job.queued", if: "event.data.type == 'report'" }],
    onFailure: async ({ event, step }) => {
      const { jobId, workspaceId } = Queued.parse(event.data.event.data);
      await step.run("give-up", () => failReport(systemContext("make-report", workspaceId), jobId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const { jobId, workspaceId } = Queued.parse(event.data);
    const ctx = systemContext("make-report", workspaceId);
    const written = await step.run("write", () => attempt(() => runReport(ctx, jobId)));
    if (!written.ok) await step.run("refuse", () => failReport(ctx, jobId, written.refused));
  },
);
