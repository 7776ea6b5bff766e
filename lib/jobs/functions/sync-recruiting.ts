import { EVENTS } from "@/lib/events/catalog";
import { sync } from "@/lib/services/recruiting/sync";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Changed = dispatched(EVENTS["recruitment.requested"]);

/** Creates, publishes, pauses and stops a study at the recruiting service, following its state here. */
export const syncRecruiting = inngest.createFunction(
  {
    id: "sync-recruiting",
    retries: 15,
    concurrency: { limit: 1, key: "event.data.studyId" },
    triggers: [{ event: "earshot/recruitment.requested" }, { event: "earshot/study.changed" }],
  },
  async ({ event, step }) => {
    const { workspaceId, studyId } = Changed.parse(event.data);
    return step.run("sync", async () => {
      const outcome = await sync(workspaceId, studyId);
      if (outcome === "busy") throw new Error("Another process is at it, or died while it was.");
      return outcome;
    });
  },
);
