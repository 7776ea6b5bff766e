import { expect, test } from "vitest";
import { GET as prices } from "@/app/api/billing/prices/route";
import { GET as usage } from "@/app/api/billing/usage/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeCaller, makeSession } from "@/tests/support/factories";

test("prices need no key, are in cents, and are called sample figures", async () => {
  const { status, json, headers } = await call(prices);
  expect(status).toBe(200);
  expect(headers.get("x-request-id")).toMatch(/^req_/);
  expect(json).toMatchObject({ currency: "usd", sample: true, extraSwarmRunCents: 200 });
  expect(json.plans.map((plan: { id: string; priceCents: number }) => [plan.id, plan.priceCents])).toEqual([
    ["free", 0],
    ["pro", 4900],
    ["team", 19900],
    ["scale", 99900],
  ]);
});

test("usage is this month's, against the plan, and metered by key only", async () => {
  const { key, person, workspace } = await makeCaller({ plan: "scale" });
  await call(usage, { session: await makeSession(person) });
  await call(usage, { key });
  const { json, headers } = await call(usage, { key });
  expect(json).toMatchObject({
    plan: "scale",
    calls: { used: 2, included: 100_000 },
    seats: { used: 1, included: 50 },
  });
  expect(json.daily).toHaveLength(30);
  expect(new Date(json.period.resetsAt).getUTCDate()).toBe(1);
  expect(headers.get("ratelimit")).toContain('"month";r=99998');
  expect((await db().monthlyCalls.findFirst({ where: { workspaceId: workspace.id } }))?.calls).toBe(2);
});

test("a used-up month is 429 with when it resets", async () => {
  const { key, workspace } = await makeCaller();
  await call(usage, { key });
  await db().monthlyCalls.updateMany({ where: { workspaceId: workspace.id }, data: { calls: 10_000 } });
  const { status, json, headers } = await call(usage, { key });
  expect([status, json.error.code]).toEqual([429, "rate_limited"]);
  expect(new Date(json.error.details.resetsAt).getTime()).toBeGreaterThan(Date.now());
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
