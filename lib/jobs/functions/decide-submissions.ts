import { due } from "@/lib/services/recruiting/due";
import { sync } from "@/lib/services/recruiting/sync";
import { inngest } from "../client";

/** Reports decisions about submissions to the recruiting service, study by study. */
export const decideSubmissions = inngest.createFunction(
  { id: "decide-submissions", retries: 1, concurrency: 1, triggers: [{ cron: "*/15 * * * *" }] },
  async ({ step }) => {
    const studies = await step.run("look", due);
    // A study that fails is due again in fifteen minutes, and must not hold up the others.
    for (const { workspaceId, studyId } of studies)
      await step.run(`sync-${studyId}`, () => sync(workspaceId, studyId)).catch(() => "later");
  },
);
