import { log } from "@/lib/core/log";
import { advance } from "@/lib/services/workspaces/deletion/advance";
import { listDue } from "@/lib/services/workspaces/deletion/list-due";
import { inngest } from "../client";
import { forgetRuns } from "../executor/forget-runs";

/** A run may have a thousand steps; the next run does the rest. */
const MOST_STEPS = 400;

/**
 * Deletes workspaces whose grace period is over. One that fails, as with a payment service that is away, is due again
 * in fifteen minutes, and holds up no other. Steps keep the number of the deletion, never the workspace's id.
 */
export const deleteWorkspaces = inngest.createFunction(
  { id: "delete-workspaces", retries: 10, concurrency: 1, triggers: [{ cron: "*/15 * * * *" }] },
  async ({ step }) => {
    const due = await step.run("due", listDue);
    let steps = 0;
    for (const id of due)
      for (let progress = "more"; progress === "more" && steps < MOST_STEPS; steps++)
        progress = await step.run(`delete-${id}-${steps}`, () => advance(id, { forgetJobs: forgetRuns }).catch(later));
  },
);

function later(error: unknown): "wait" {
  log().error({ err: error }, "a workspace could not be deleted yet");
  return "wait";
}
