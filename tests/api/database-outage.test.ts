import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as apiUsage } from "@/app/api/billing/usage/route";
import { GET } from "@/app/v1/projects/route";
import { call } from "@/tests/support/call";
import { makeCaller } from "@/tests/support/factories";
import { faultProxy } from "@/tests/support/fault-proxy";

let proxy: Awaited<ReturnType<typeof faultProxy>>;
let key: string;

beforeAll(async () => {
  proxy = await faultProxy();
  ({ key } = await makeCaller());
  await call(GET, { key });
});
afterAll(() => proxy.close());

/** The first response that isn't a 503, in at most `attempts`: a pool may hand out a few dead connections first. */
async function recovered(attempts = 25) {
  for (let i = 0; i < attempts; i++) {
    const answer = await call(GET, { key });
    if (answer.status !== 503) return answer;
  }
  throw new Error("the pool did not recover");
}

describe("a lost database", () => {
  test.each(["refuse", "blackhole"] as const)(
    "(%s) is 503 with Retry-After instead of a wait without end, and recovers by itself",
    async (mode) => {
      proxy.set(mode);
      const [v1, api] = await Promise.all([call(GET, { key }), call(apiUsage, { key })]);
      expect([v1.status, v1.json.error.code]).toEqual([503, "internal"]);
      expect([api.status, api.json.error.code]).toEqual([503, "unavailable"]);
      expect(v1.headers.get("retry-after")).toBe("2");
      expect(v1.text).not.toMatch(/ECONN|terminated|timeout|127\.0\.0\.1/i);
      proxy.set("pass");
      expect((await recovered()).status).toBe(200);
    },
  );

  test("connections that were cut between two calls are replaced", async () => {
    await call(GET, { key });
    proxy.cut();
    expect((await recovered()).status).toBe(200);
  });
});
