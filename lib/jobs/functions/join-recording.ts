import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { join } from "@/lib/services/interviews/spoken/join";
import { inngest } from "../client";
import { dispatched } from "../dispatched";
import { withStore } from "../with-store";

const Finished = dispatched(EVENTS["session.finished"]);

/** Joins the spoken answers of a finished session into its recording. */
export const joinRecording = inngest.createFunction(
  {
    id: "join-recording",
    retries: 6,
    concurrency: { limit: 2, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/session.finished" }],
  },
  async ({ event, step }) => {
    const { workspaceId, sessionId } = Finished.parse(event.data);
    await withStore(step, "join", () => join(systemContext("join-recording", workspaceId), sessionId));
  },
);
