import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/jobs/fail";
import { attempt } from "./attempt";
import { inngest } from "./client";

const Queued = EVENTS["job.queued"].extend({ workspaceId: z.string() });

/** A function that does the analysis jobs of one type; one at a time in a workspace, since each reads whole projects. */
export const analysisFunction = (
  type: "auto-tag" | "sentiment",
  run: (ctx: Context, jobId: string) => Promise<void>,
  doing: string,
) =>
  inngest.createFunction(
    {
      id: type,
      retries: 4,
      concurrency: { limit: 1, key: "event.data.workspaceId" },
      triggers: [{ event: "earshot/job.queued", if: `event.data.type == '${type}'` }],
      onFailure: async ({ event, step }) => {
        const { jobId, workspaceId } = Queued.parse(event.data.event.data);
        const sentence = `Something went wrong on our side while ${doing}; please start it again.`;
        await step.run("give-up", () => fail(systemContext(type, workspaceId), jobId, sentence));
      },
    },
    async ({ event, step }) => {
      const { jobId, workspaceId } = Queued.parse(event.data);
      const ctx = systemContext(type, workspaceId);
      const done = await step.run("analyse", () => attempt(() => run(ctx, jobId)));
      if (!done.ok) await step.run("refuse", () => fail(ctx, jobId, done.refused));
    },
  );
