import { pool } from "@/lib/db/pool";
import { OutboxDispatcher } from "@/lib/jobs/outbox-dispatcher";
import { embeddedJobs } from "@/tests/services/jobs/job-server";

/** A process that dispatches events and runs three steps for each, slowly enough to be killed in every one of them. */
const work = async (key: string, what: string) => {
  await pool().query("INSERT INTO journal (key, what) VALUES ($1, $2)", [key, `${what} begins`]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await pool().query("INSERT INTO journal (key, what) VALUES ($1, $2)", [key, `${what} ends`]);
  return what;
};

const { client } = await embeddedJobs(
  "faults",
  (inngest) => [
    inngest.createFunction(
      { id: "steps", retries: 20, triggers: [{ event: "earshot/objects.doomed" }] },
      async ({ event, step }) => {
        const { key } = event.data;
        const one = await step.run("one", () => work(key, "one"));
        const both = await Promise.all(["left", "right"].map((side) => step.run(side, () => work(key, side))));
        await step.sleep("pause", "50ms");
        const last = await step.run("last", () => work(key, "last"));
        return [one, ...both, last].join(" ");
      },
    ),
  ],
  1_000,
);
new OutboxDispatcher(pool(), (events) => client.send(events)).wake();
process.send?.("ready");
