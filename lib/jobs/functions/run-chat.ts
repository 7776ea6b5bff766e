import { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { runChat as answer } from "@/lib/services/eva/run-chat";
import { fail } from "@/lib/services/jobs/fail";
import { attempt } from "../attempt";
import { inngest } from "../client";

const Queued = EVENTS["job.queued"].extend({ workspaceId: z.string() });
const GAVE_UP = "Something went wrong on our side while Eva answered; please ask again.";

/** Answers a question that was asked as a v1 job. */
export const runChat = inngest.createFunction(
  {
    id: "run-chat",
    retries: 4,
    concurrency: { limit: 4, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/job.queued", if: "event.data.type == 'chat'" }],
    onFailure: async ({ event, step }) => {
      const { jobId, workspaceId } = Queued.parse(event.data.event.data);
      await step.run("give-up", () => fail(systemContext("run-chat", workspaceId), jobId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const { jobId, workspaceId } = Queued.parse(event.data);
    const ctx = systemContext("run-chat", workspaceId);
    const answered = await step.run("answer", () => attempt(() => answer(ctx, jobId)));
    if (!answered.ok) await step.run("refuse", () => fail(ctx, jobId, answered.refused));
  },
);
