import { type Inngest, NonRetriableError, RetryAfterError } from "inngest";

/** What the functions did, in order: `key` tells the tests apart. */
export type Journal = { key: string; what: string; value?: unknown }[];

type Data = { key: string; size?: number };

/** Functions that together use everything that ours may use, written as for any Inngest server. */
export function suiteFunctions(client: Inngest, journal: Journal, cron: string) {
  const note = (event: { data?: unknown }, what: string, value?: unknown) =>
    journal.push({ key: (event.data as Data).key, what, value });

  const steps = client.createFunction(
    { id: "steps", retries: 3, triggers: [{ event: "suite/steps" }], idempotency: "event.data.key" },
    async ({ event, step }) => {
      let attempts = 0;
      const probed = await step.run("probe", () => {
        note(event, "probe");
        return { seconds: 12 };
      });
      const text = await step.run("transcribe", () => {
        note(event, "transcribe");
        attempts = journal.filter((entry) => entry.key === event.data.key && entry.what === "transcribe").length;
        if (attempts < 3) throw new RetryAfterError(`Busy ${attempts}`, "1s");
        return `${probed.seconds} s`;
      });
      await step.sleep("pause", "1s");
      await step.run("announce", () => note(event, "announce", text));
    },
  );

  const once = client.createFunction({ id: "once", triggers: [{ event: "suite/once" }] }, async ({ event, step }) => {
    const data = await step.run("give", () => event.data);
    await step.run("note", () => note(event, "ran", data));
  });

  const fatal = client.createFunction(
    {
      id: "fatal",
      retries: 3,
      triggers: [{ event: "suite/fatal" }],
      onFailure: async ({ error, event }) => {
        note(event.data.event, "failure", error.message);
      },
    },
    async ({ event, step }) => {
      await step.run("die", () => {
        note(event, "die");
        throw new NonRetriableError("Not a transcript");
      });
    },
  );

  const caught = client.createFunction(
    { id: "caught", retries: 1, triggers: [{ event: "suite/caught" }] },
    async ({ event, step }) => {
      try {
        await step.run("fail", () => {
          note(event, "fail");
          throw new RetryAfterError("Still busy", "1s");
        });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        await step.run("instead", () => note(event, "caught", message));
      }
    },
  );

  const parallel = client.createFunction(
    { id: "parallel", triggers: [{ event: "suite/parallel" }] },
    async ({ event, step }) => {
      const chains = [1, 2, 3].map(async (number) => {
        const half = await step.run(`first-${number}`, () => {
          note(event, `first-${number}`);
          return number;
        });
        return step.run(`second-${number}`, () => {
          note(event, `second-${number}`);
          return half * 10;
        });
      });
      const sum = (await Promise.all(chains)).reduce((total, each) => total + each, 0);
      await step.run("sum", () => note(event, "sum", sum));
    },
  );

  const echo = client.createFunction({ id: "echo", triggers: [{ event: "suite/echo" }] }, async ({ event, step }) =>
    step.run("echo", () => (event.data as Data).size),
  );

  const refuses = client.createFunction(
    { id: "refuses", retries: 0, triggers: [{ event: "suite/refuses" }] },
    async () => {
      throw new NonRetriableError("Refused");
    },
  );

  const waits = client.createFunction(
    { id: "waits", triggers: [{ event: "suite/waits" }] },
    async ({ event, step }) => {
      await step.run("ready", () => note(event, "ready"));
      const go = await step.waitForEvent("go", { event: "suite/go", match: "data.key", timeout: "1m" });
      const never = await step.waitForEvent("never", { event: "suite/never", match: "data.key", timeout: "1s" });
      const size = await step.invoke("echo", { function: echo, data: { key: event.data.key, size: 7 } });
      const refusal = await step
        .invoke("refused", { function: refuses, data: { key: event.data.key } })
        .catch((error: Error) => error.message);
      await step.run("end", () => note(event, "end", { go: go?.data, never, size, refusal }));
    },
  );

  const limited = client.createFunction(
    { id: "limited", triggers: [{ event: "suite/limited" }], concurrency: { limit: 2, key: "event.data.key" } },
    async ({ event, step }) => {
      await step.run("work", async () => {
        note(event, "begin");
        await new Promise((resolve) => setTimeout(resolve, 200));
        note(event, "end");
      });
    },
  );

  const cancelled = client.createFunction(
    { id: "cancelled", triggers: [{ event: "suite/start" }], cancelOn: [{ event: "suite/stop", match: "data.key" }] },
    async ({ event, step }) => {
      await step.run("begin", () => note(event, "begin"));
      await step.waitForEvent("pause", { event: "suite/go-on", match: "data.key", timeout: "1m" });
      await step.run("end", () => note(event, "end"));
    },
  );

  const ticks = client.createFunction({ id: "ticks", triggers: [{ cron }] }, async ({ event, step, runId }) =>
    step.run("tick", () => void journal.push({ key: "ticks", what: event.name, value: runId })),
  );

  const sends = client.createFunction(
    { id: "sends", triggers: [{ event: "suite/sends" }] },
    async ({ event, step }) => {
      await step.sendEvent("pass-on", { name: "suite/once", data: { key: event.data.key } });
    },
  );

  return [steps, once, fatal, caught, parallel, echo, refuses, waits, limited, cancelled, ticks, sends];
}
