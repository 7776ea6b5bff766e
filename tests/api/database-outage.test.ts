import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as apiUsage } from "@/app/api/billing/usage/route";
import { PATCH } from "@/app/v1/projects/[id]/route";
import { GET, POST } from "@/app/v1/projects/route";
import { pool } from "@/lib/db/pool";
import { call } from "@/tests/support/call";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";
import { faultProxy } from "@/tests/support/faults/fault-proxy";
import { otherCaller } from "@/tests/support/other-caller";

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

describe("a database that gives up on a change", () => {
  const tryAgain = [503, "internal", "2"];
  const toldTo = ({ status, json, headers }: Awaited<ReturnType<typeof call>>) => [
    status,
    json.error?.code,
    headers.get("retry-after"),
  ];

  test("because it waited too long for another one is 503 with Retry-After", { timeout: 30_000 }, async () => {
    const caller = await makeCaller();
    const id = await makeProject(caller.ctx);
    const other = await otherCaller();
    await other.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [id]);
    const answer = await call(PATCH, { key: caller.key, params: { id }, body: { name: "Renamed" } });
    await other.commit();
    expect(toldTo(answer)).toEqual(tryAgain);
  });

  test.each([
    ["its disk is full", "53100"],
    ["it is out of memory", "53200"],
    ["it is a copy that can only be read, as while another takes over", "25006"],
    ["its disk fails", "58030"],
  ])("because %s is 503 with Retry-After", async (_why, code) => {
    const caller = await makeCaller();
    const id = await makeProject(caller.ctx);
    const trigger = `gives_up_${code}`;
    await pool().query(`
      CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'gave up' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER ${trigger} BEFORE INSERT OR UPDATE ON project FOR EACH ROW
        WHEN (NEW.workspace_id = '${caller.workspace.id}') EXECUTE FUNCTION ${trigger}()`);
    const { key } = caller;
    const answers = [
      await call(POST, { key, body: { name: "New" } }),
      await call(PATCH, { key, params: { id }, body: { name: "Renamed" } }),
    ];
    await pool().query(`DROP FUNCTION ${trigger} CASCADE`);
    expect(answers.map(toldTo)).toEqual([tryAgain, tryAgain]);
  });
});
