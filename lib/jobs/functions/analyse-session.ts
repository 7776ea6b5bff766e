import { log } from "@/lib/core/log";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { hasModel } from "@/lib/integrations/model/model";
import { analyseSession as analyse } from "@/lib/services/insights/analyse-session";
import { titleWithModel } from "@/lib/services/insights/title-with-model";
import { endIfFull } from "@/lib/services/interviews/end-if-full";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Finished = dispatched(EVENTS["session.finished"]);

/**
 * Finds chapters, signals and quality of a finished session; with a model, chapters may get better titles. The step
 * returns nothing, because results are kept for days and chapters contain what was said.
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
      const found = await analyse(ctx, sessionId);
      if (!found?.chapters.length || !hasModel()) return;
      const titles = await titleWithModel(ctx, found.chapters, found.language).catch((error) => {
        log().warn({ workspaceId, err: error }, "the model failed; chapters keep the names of their questions");
        return null;
      });
      if (titles?.size) await analyse(ctx, sessionId, titles);
    });
  },
);
