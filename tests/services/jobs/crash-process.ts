import { pool } from "@/lib/db/pool";
import { embeddedJobs } from "./job-server";

/** A process that runs jobs and is made to die in the middle of them. What it did is in a table, which survives it. */
async function note(key: string, what: string): Promise<void> {
  await pool().query("INSERT INTO journal (key, what) VALUES ($1, $2)", [key, what]);
}

const forever = () => new Promise<never>(() => {});

const { client } = await embeddedJobs(
  "crash",
  (inngest) => [
    inngest.createFunction(
      { id: "three-steps", retries: 10, triggers: [{ event: "crash/three-steps" }] },
      async ({ event, step }) => {
        const { key } = event.data;
        await step.run("one", () => note(key, "one"));
        await step.run("two", async () => {
          await note(key, "two begins");
          if (process.env.HANG) await forever();
          await note(key, "two ends");
        });
        await step.sleep("pause", "100ms");
        await step.run("three", () => note(key, "three"));
      },
    ),
    inngest.createFunction(
      {
        id: "deadly",
        retries: 1,
        triggers: [{ event: "crash/deadly" }],
        onFailure: ({ event, error }) => note(event.data.event.data.key, error.message),
      },
      async ({ event, step }) => {
        await step.run("die", async () => {
          await note(event.data.key, "dies");
          process.kill(process.pid, "SIGKILL");
          await forever();
        });
      },
    ),
    inngest.createFunction(
      { id: "neighbor", retries: 3, triggers: [{ event: "crash/neighbor" }] },
      async ({ event, step }) => {
        await step.run("work", async () => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          await note(event.data.key, "worked");
        });
      },
    ),
  ],
  2_000,
);

process.on("message", (events: { name: string; data: object }[]) => void client.send(events));
process.send?.("ready");
