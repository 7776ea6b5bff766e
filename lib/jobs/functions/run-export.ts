import { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/exports/fail";
import { run } from "@/lib/services/exports/run";
import { attempt } from "../attempt";
import { inngest } from "../client";

const Requested = EVENTS["export.requested"].extend({ workspaceId: z.string() });
const GAVE_UP = "Something went wrong on our side while this was exported. Please try again.";

const contextOf = ({ workspaceId }: z.output<typeof Requested>) => systemContext("run-export", workspaceId);

/** Makes the file of an export, one at a time in each lane. */
export const runExport = inngest.createFunction(
  {
    id: "run-export",
    retries: 2,
    concurrency: { limit: 1, key: "event.data.lane" },
    triggers: [{ event: "earshot/export.requested" }],
    onFailure: async ({ event, step }) => {
      const data = Requested.parse(event.data.event.data);
      await step.run("give-up", () => fail(contextOf(data), data.exportId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const data = Requested.parse(event.data);
    const made = await step.run("make", () => attempt(() => run(contextOf(data), data.exportId)));
    if (!made.ok) await step.run("refuse", () => fail(contextOf(data), data.exportId, made.refused));
  },
);
