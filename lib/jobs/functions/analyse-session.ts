import { z } from "zod";
import { log } from "@/lib/core/log";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { hasModel } from "@/lib/integrations/model/model";
import { analyseSession as analyse } from "@/lib/services/insights/analyse-session";
import { titleWithModel } from "@/lib/services/insights/title-with-model";
import { inngest } from "../client";

const Finished = EVENTS["session.finished"].extend({ workspaceId: z.string() });

/** Finds chapters, signals and quality of a finished session; with a model the chapters may get better names. */
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
    const found = await step.run("analyse", () => analyse(ctx, sessionId));
    if (!found?.chapters.length || !hasModel()) return;
    const titles = await step.run("name", async () => {
      try {
        return [...(await titleWithModel(found.chapters, found.language))];
      } catch (error) {
        log().warn({ workspaceId, err: error }, "the model failed; chapters keep the names of their questions");
        return [];
      }
    });
    if (titles.length > 0) await step.run("rename", () => analyse(ctx, sessionId, new Map(titles)));
  },
);
