import { EVENTS } from "@/lib/events/catalog";
import { sendWaiting } from "@/lib/services/invitations/send-waiting";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Changed = dispatched(EVENTS["study.changed"]);

/** Sends the invitations that were waiting for a study to launch or resume. */
export const sendInvitations = inngest.createFunction(
  {
    id: "send-invitations",
    retries: 10,
    triggers: [{ event: "earshot/study.changed", if: "event.data.status == 'running'" }],
  },
  async ({ event, step }) => {
    const { workspaceId, studyId } = Changed.parse(event.data);
    return step.run("send", () => sendWaiting(workspaceId, studyId));
  },
);
