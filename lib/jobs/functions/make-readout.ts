import { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/readouts/fail";
import { make } from "@/lib/services/readouts/make";
import { attempt } from "../attempt";
import { inngest } from "../client";

const Requested = EVENTS["readout.requested"].extend({ workspaceId: z.string() });
const GAVE_UP = "Something went wrong on our side while this readout was made. Please try again.";

const contextOf = ({ workspaceId }: z.output<typeof Requested>) => systemContext("make-readout", workspaceId);

/** Makes a study's readout. The step answers nothing, since job servers keep answers for days. */
export const makeReadout = inngest.createFunction(
  {
    id: "make-readout",
    retries: 3,
    concurrency: { limit: 2, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/readout.requested" }],
    onFailure: async ({ event, step }) => {
      const data = Requested.parse(event.data.event.data);
      await step.run("give-up", () => fail(contextOf(data), data, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const data = Requested.parse(event.data);
    const made = await step.run("make", () => attempt(() => make(contextOf(data), data)));
    if (!made.ok) await step.run("refuse", () => fail(contextOf(data), data, made.refused));
  },
);
