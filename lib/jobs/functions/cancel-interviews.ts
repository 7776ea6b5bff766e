import { EVENTS } from "@/lib/events/catalog";
import { cancelForEnded } from "@/lib/services/slots/cancel-for-ended";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Changed = dispatched(EVENTS["study.changed"]);

/** Tells everyone who has booked an interview that its study has ended. */
export const cancelInterviews = inngest.createFunction(
  {
    id: "cancel-interviews",
    retries: 10,
    triggers: [{ event: "earshot/study.changed", if: "event.data.status == 'ended'" }],
  },
  async ({ event, step }) => {
    const { workspaceId, studyId } = Changed.parse(event.data);
    return step.run("cancel", () => cancelForEnded(workspaceId, studyId));
  },
);
