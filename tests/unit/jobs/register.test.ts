import { Inngest } from "inngest";
import { serve } from "inngest/edge";
import { expect, test } from "vitest";
import { register } from "@/lib/jobs/executor/register";

type Options = Parameters<Inngest["createFunction"]>[0];

async function registering(options: Partial<Options>) {
  const client = new Inngest({ id: "unit", isDev: true, baseUrl: "http://embedded.invalid" });
  const made = client.createFunction(
    { id: "job", triggers: [{ event: "go" }], ...options } as Options,
    async () => null,
  );
  return register(serve({ client, functions: [made] }));
}

test("a function is registered with its retries, keys and failure handler", async () => {
  const functions = await registering({
    retries: 5,
    idempotency: "event.data.id",
    concurrency: { limit: 2, key: "event.data.workspaceId" },
    onFailure: async () => null,
  });
  const job = functions.get("unit-job");
  const event = { id: "e", name: "go", data: { id: 1, workspaceId: "wsp" }, ts: 0 };
  expect(job).toMatchObject({ maxAttempts: 6, concurrency: { limit: 2 } });
  expect(job?.idempotencyKey?.(event)).toBe("1");
  expect(job?.concurrency?.key(event)).toBe('"wsp"');
  expect([...functions.keys()]).toEqual(["unit-job", "unit-job-failure"]);
});

test.each<[string, Partial<Options>]>([
  ["throttle", { throttle: { limit: 1, period: "1s" } }],
  ["rateLimit", { rateLimit: { limit: 1, period: "1s" } }],
  ["debounce", { debounce: { period: "1s" } }],
  ["batchEvents", { batchEvents: { maxSize: 2, timeout: "1s" } }],
  ["priority", { priority: { run: "event.data.priority" } }],
  ["singleton", { singleton: { mode: "skip" } }],
  ["timeouts", { timeouts: { finish: "1m" } }],
  ["concurrency", { concurrency: [{ limit: 1 }, { limit: 2, scope: "account", key: "'all'" }] }],
  ["timeout", { cancelOn: [{ event: "stop", timeout: "1h" }] }],
])("%s is refused at startup, because the executor would ignore it", async (name, options) => {
  const error = await registering(options).catch((thrown: Error) => thrown);
  expect(String(error)).toMatch(/The job function unit-job uses what the embedded job server cannot do/);
  expect(String(error)).toContain(name);
});

test.each<[Partial<Options>]>([
  [{ idempotency: "event.data.a + event.data.b" }],
  [{ triggers: [{ event: "go", if: "event.data.n > 3" }] }],
  [{ cancelOn: [{ event: "stop", if: "async.data.id != event.data.id" }] }],
])("an expression beyond the supported subset is refused at startup: %j", async (options) => {
  await expect(registering(options)).rejects.toThrow(/The job function unit-job: The embedded job server knows paths/);
});
