import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { gather } from "@/lib/services/interviews/spoken/gather";
import { giveUp } from "@/lib/services/interviews/spoken/give-up";
import { transcribeAnswer } from "@/lib/services/interviews/spoken/transcribe-answer";
import { attempt } from "../attempt";
import { inngest } from "../client";
import { dispatched } from "../dispatched";

const Spoken = dispatched(EVENTS["answer.spoken"]);

/** Transcribes a spoken answer while its participant waits, so it retries for a minute and not for hours. */
export const hearAnswer = inngest.createFunction(
  {
    id: "hear-answer",
    retries: 2,
    concurrency: { limit: 4, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/answer.spoken" }],
    onFailure: async ({ event, step }) => {
      const { workspaceId, ...id } = Spoken.parse(event.data.event.data);
      await step.run("give-up", () => giveUp(systemContext("hear-answer", workspaceId), id));
    },
  },
  async ({ event, step }) => {
    const { workspaceId, ...id } = Spoken.parse(event.data);
    const ctx = systemContext("hear-answer", workspaceId);
    const gathered = await step.run("gather", () => attempt(() => gather(ctx, id)));
    const heard = gathered.ok ? await step.run("hear", () => attempt(() => transcribeAnswer(ctx, id))) : gathered;
    if (!heard.ok) await step.run("refuse", () => giveUp(ctx, id));
  },
);
