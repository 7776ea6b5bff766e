import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { analyseWithTitles } from "@/lib/services/insights/analyse-with-titles";
import { endIfFull } from "@/lib/services/interviews/end-if-full";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Finished = dispatched(EVENTS["session.finished"]);

/**
 * Analyzes a finished session. The step returns nothing, because results are kept for days and chapters contain what
 * was said.
 */
export const analyseSession = inngest.createFunction(
  {
    id: "analyse-session",
    retries: 6,
    concurrency: { limit: 2, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/session.finished" }],
  },
  async ({ event, step }) => {
    const { workspaceId, sessionId } = Finished.parse(event.data);
    const ctx = systemContext("analyse-session", workspaceId);
    await step.run("analyse", async () => {
      // Normally done when the session was completed; needed if the process died right after that.
      await endIfFull(ctx, sessionId);
      await analyseWithTitles(ctx, sessionId);
    });
  },
);
