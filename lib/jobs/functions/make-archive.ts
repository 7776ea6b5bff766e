import type { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { advance } from "@/lib/services/workspaces/archive/advance";
import { fail } from "@/lib/services/workspaces/archive/fail";
import { inngest } from "../client";
import { dispatched } from "../dispatched";
import { withStore } from "../with-store";

const Requested = dispatched(EVENTS["archive.requested"]);
const GAVE_UP = "Something went wrong on our side during the export. Please try again.";
/** A run may have a thousand steps; a longer archive continues in another run. */
const MOST_STEPS = 500;

const contextOf = ({ workspaceId }: z.output<typeof Requested>) => systemContext("make-archive", workspaceId);

/** Makes a workspace's archive, one stretch per step. A killed step resumes where it was. */
export const makeArchive = inngest.createFunction(
  {
    id: "make-archive",
    retries: 10,
    concurrency: 2,
    triggers: [{ event: "earshot/archive.requested" }],
    onFailure: async ({ event, step }) => {
      const data = Requested.parse(event.data.event.data);
      await step.run("give-up", () => fail(contextOf(data), data.archiveId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const data = Requested.parse(event.data);
    const waiting = { ctx: contextOf(data), what: "archive", id: data.archiveId } as const;
    for (let number = 1; number <= MOST_STEPS; number++) {
      const act = () => advance(waiting.ctx, data.archiveId);
      const made = await withStore(step, `stretch-${number}`, act, waiting);
      if (!made.ok) {
        await step.run("refuse", () => fail(contextOf(data), data.archiveId, made.refused));
        return;
      }
      if (made.result === "done") return;
    }
    await step.sendEvent("go-on", { name: "earshot/archive.requested", data });
  },
);
