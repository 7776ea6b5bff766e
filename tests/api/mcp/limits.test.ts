import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { makeCaller } from "@/tests/support/factories";
import { callTool, post, rpc } from "@/tests/support/mcp/mcp";

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
});

const leftOf = (headers: Headers, policy: string) =>
  Number(new RegExp(`"${policy}";r=(\\d+)`).exec(headers.get("ratelimit") ?? "")?.[1]);

test("calls, reads and prompts count against the month; handshakes and lists only against the minute", async () => {
  const { key } = caller;
  const first = await callTool(key, "list_studies");
  const [minute, month] = [leftOf(first.headers, "minute"), leftOf(first.headers, "month")];
  for (const method of ["ping", "tools/list", "resources/list", "resources/templates/list", "prompts/list"])
    await rpc(key, method, {});
  await post(key, { jsonrpc: "2.0", method: "notifications/initialized" });
  await rpc(key, "resources/read", { uri: "eva://studies/none" });
  await rpc(key, "prompts/get", { name: "summarize_study", arguments: { study: "s" } });
  const last = await callTool(key, "list_studies");
  expect([leftOf(last.headers, "month"), leftOf(last.headers, "minute")]).toEqual([month - 3, minute - 9]);
});

test("every call of a batch counts", async () => {
  const { key } = caller;
  const one = { jsonrpc: "2.0", method: "tools/call", params: { name: "list_studies" } };
  const before = leftOf((await callTool(key, "list_studies")).headers, "month");
  await post(
    key,
    [1, 2, 3, 4].map((id) => ({ ...one, id })),
  );
  expect(leftOf((await callTool(key, "list_studies")).headers, "month")).toBe(before - 5);
});

test("a batch is told what is left after all of it", async () => {
  const { key } = await makeCaller();
  const one = { jsonrpc: "2.0", method: "tools/call", params: { name: "list_studies" } };
  for (let round = 1; round <= 5; round++) {
    const ids = Array.from({ length: 100 }, (_, id) => id);
    const { headers } = await post(
      key,
      ids.map((id) => ({ ...one, id })),
    );
    expect(leftOf(headers, "minute")).toBe(600 - 100 * round);
  }
});

test("a used-up month is 429 with its end, and the handshake still works", async () => {
  const { key, workspace } = await makeCaller();
  await callTool(key, "list_studies");
  await pool().query("UPDATE monthly_calls SET calls = 10000 WHERE workspace_id = $1", [workspace.id]);
  const { status, headers, json } = await callTool(key, "list_studies");
  expect([status, json.id]).toEqual([429, 1]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(json.error.data.resetsAt).toMatch(/^\d{4}-\d\d-01T00:00:00/);
  expect((await rpc(key, "ping", {})).status).toBe(200);
});

test("the 601st call of a minute is 429 with Retry-After", async () => {
  const { key } = await makeCaller();
  const statuses = await Promise.all(Array.from({ length: 610 }, async () => (await rpc(key, "ping", {})).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const { headers } = await rpc(key, "ping", {});
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a call is a line of the usage report", async () => {
  const { key, workspace } = await makeCaller();
  await callTool(key, "list_studies");
  const { flushRequestLog } = await import("@/lib/services/usage/log-request");
  await flushRequestLog();
  const lines = await db().requestLog.findMany({ where: { workspaceId: workspace.id } });
  expect(lines).toMatchObject([{ surface: "mcp", method: "POST", path: "/mcp", status: 200 }]);
});
