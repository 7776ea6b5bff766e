import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { inngest } from "../client";

/** Removes the stored bytes of deleted files: at once, and hourly for what an upload link could still write. */
export const removeObjects = inngest.createFunction(
  {
    id: "remove-objects",
    retries: 5,
    concurrency: 1,
    triggers: [{ event: "earshot/objects.doomed" }, { cron: "37 * * * *" }],
  },
  async ({ step }) =>
    step.run("remove", async () => {
      const failed = await removeDoomed();
      if (failed > 0) throw new Error(`The file store did not remove ${failed} objects.`);
    }),
);
