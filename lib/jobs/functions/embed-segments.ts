import { embedMissing } from "@/lib/services/analysis/embeddings/embed-missing";
import { inngest } from "../client";

/** Per run; the next run continues. */
const BATCHES = 100;

/** Embeds every line that is new or changed with the embeddings model, in batches. */
export const embedSegments = inngest.createFunction(
  { id: "embed-segments", retries: 2, concurrency: { limit: 1 }, triggers: [{ cron: "*/2 * * * *" }] },
  async ({ step }) => {
    const spent: string[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      const done = await step.run(`batch-${batch}`, () => embedMissing(spent));
      if (done.spent) spent.push(done.spent);
      else if (done.embedded === 0) return;
    }
  },
);
