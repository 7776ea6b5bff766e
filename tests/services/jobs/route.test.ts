import { expect, test } from "vitest";
import { DELETE, GET, PATCH, POST, PUT } from "@/app/api/inngest/route";
import { asLoadedWith } from "@/tests/support/run/as-loaded-with";
import { withSettings } from "@/tests/support/settings";

/** The route as a process with these settings would load it. */
async function routeWith(settings: Record<string, string>) {
  asLoadedWith(settings);
  return import("@/app/api/inngest/route");
}

function request(method: string): Request {
  const url = "http://localhost:3000/api/inngest?fnId=earshot-prune-job-tables&stepId=step";
  const event = { name: "inngest/scheduled.timer", data: {} };
  const body = JSON.stringify({ version: -1, event, events: [event], steps: {}, ctx: { run_id: "r", attempt: 0 } });
  return new Request(url, { method, ...(method === "GET" ? {} : { body }), headers: { host: "localhost:3000" } });
}

test.each(Object.entries({ GET, POST, PUT, PATCH, DELETE }))(
  "without a job server %s is not there",
  async (method, handle) => {
    const response = await withSettings({ INNGEST_BASE_URL: undefined }, () => handle(request(method)));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

test("with a job server an unsigned call runs nothing", async () => {
  const loaded = await routeWith({
    INNGEST_BASE_URL: "http://127.0.0.1:1",
    INNGEST_EVENT_KEY: "event-key",
    INNGEST_SIGNING_KEY: "signkey-test-00112233445566778899aabbccddeeff",
  });
  expect((await loaded.POST(request("POST"))).status).toBe(401);
  expect((await loaded.GET(request("GET"))).status).toBe(401);
});
