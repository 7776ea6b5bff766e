import { afterEach, expect, test, vi } from "vitest";
import { forgetSettings } from "@/tests/support/settings";

/** The route as a process with these settings would load it. */
async function routeWith(settings: Record<string, string>) {
  vi.resetModules();
  forgetSettings();
  for (const [name, value] of Object.entries({ INNGEST_BASE_URL: "", ...settings })) vi.stubEnv(name, value);
  return import("@/app/api/inngest/route");
}

function request(method: string): Request {
  const url = "http://localhost:3000/api/inngest?fnId=earshot-prune-job-tables&stepId=step";
  const event = { name: "inngest/scheduled.timer", data: {} };
  const body = JSON.stringify({ version: -1, event, events: [event], steps: {}, ctx: { run_id: "r", attempt: 0 } });
  return new Request(url, { method, ...(method === "GET" ? {} : { body }), headers: { host: "localhost:3000" } });
}

afterEach(() => {
  vi.unstubAllEnvs();
  // A client made with these settings must not serve the next test, nor the next file of this process.
  vi.resetModules();
  forgetSettings();
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
  "without a job server %s is not there",
  async (method) => {
    const route = await routeWith({});
    const response = await route[method](request(method));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

test("with a job server an unsigned call runs nothing", async () => {
  const route = await routeWith({
    INNGEST_BASE_URL: "http://127.0.0.1:1",
    INNGEST_EVENT_KEY: "event-key",
    INNGEST_SIGNING_KEY: "signkey-test-00112233445566778899aabbccddeeff",
  });
  expect((await route.POST(request("POST"))).status).toBe(401);
  expect((await route.GET(request("GET"))).status).toBe(401);
});
