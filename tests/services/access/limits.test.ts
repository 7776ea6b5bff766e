import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import type { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { admitApiKey } from "@/lib/services/access/admit-api-key";
import { makeCaller, makeKey } from "@/tests/support/factories";
import { fromSource } from "@/tests/support/run/from-source";

const run = promisify(execFile);

/** Calls from another process, and returns how often each outcome came. */
async function askElsewhere(secret: string, calls: number, kind = ""): Promise<Record<string, number>> {
  const { path, execArgv } = fromSource("tests/support/processes/admit-process.ts");
  const { stdout } = await run(process.execPath, [...execArgv, path, secret, String(calls), kind]);
  return JSON.parse(stdout);
}

const sum = (counts: Record<string, number>[], outcome: string) =>
  counts.reduce((total, count) => total + (count[outcome] ?? 0), 0);

const admit = (key: string, { metered = false, writes = false } = {}) =>
  admitApiKey(key, { requestId: "req_test", metered, writes });

const keyId = async (workspaceId: string) => (await db().apiKey.findFirstOrThrow({ where: { workspaceId } })).id;

/** Makes the key's counters `seconds` older. */
const age = async (id: string, seconds: number) =>
  pool().query("UPDATE request_minute SET base_second = base_second - $2 WHERE key = $1", [id, seconds]);

describe("the rolling minute", () => {
  test("over two processes, exactly 600 calls are granted", async () => {
    const { key } = await makeCaller();
    const counts = await Promise.all([askElsewhere(key, 450), askElsewhere(key, 450)]);
    expect(sum(counts, "admitted")).toBe(600);
    expect(sum(counts, "rate_limited")).toBe(300);
  });

  test("calls count for 60 full seconds, and no longer than 61", async () => {
    const { key, workspace } = await makeCaller();
    await askElsewhere(key, 600);
    const id = await keyId(workspace.id);
    await age(id, 58);
    await expect(admit(key)).rejects.toMatchObject({ kind: "rate_limited" });
    await age(id, 4);
    expect((await admit(key)).limits.minute.remaining).toBeGreaterThan(0);
  });

  test("calls made while the database's clock was an hour ahead don't count for that hour once it is set right", async () => {
    const { key, workspace } = await makeCaller();
    await askElsewhere(key, 600);
    await age(await keyId(workspace.id), -3_600);
    expect((await admit(key)).limits.minute.remaining).toBe(599);
    expect((await admit(key)).limits.minute.remaining).toBe(598);
  });

  test("a refusal says when to come back and uses up nothing", async () => {
    const { key, workspace } = await makeCaller();
    await askElsewhere(key, 600);
    const before = await pool().query("SELECT counts FROM request_minute WHERE key = $1", [await keyId(workspace.id)]);
    const refusal: AppError = await admit(key).catch((error) => error);
    expect(refusal.kind).toBe("rate_limited");
    expect(refusal.extra.retryAfterSeconds).toBeGreaterThanOrEqual(50);
    expect(refusal.extra.retryAfterSeconds).toBeLessThanOrEqual(61);
    const after = await pool().query("SELECT counts FROM request_minute WHERE key = $1", [await keyId(workspace.id)]);
    expect(after.rows).toEqual(before.rows);
  });

  test("refusals for lack of plan or rights use up nothing", async () => {
    const readOnly = await makeCaller({ readOnly: true });
    await expect(admit(readOnly.key, { writes: true })).rejects.toMatchObject({ kind: "forbidden" });
    expect((await admit(readOnly.key)).limits.minute.remaining).toBe(599);
    const free = await makeCaller({ plan: "free" });
    await expect(admit(free.key, { metered: true })).rejects.toMatchObject({ kind: "plan_required" });
    expect(await db().monthlyCalls.count({ where: { workspaceId: free.workspace.id } })).toBe(0);
  });
});

describe("the calendar month", () => {
  test("over two processes and two keys, exactly the rest of the allowance is granted", async () => {
    const { key, workspace, person } = await makeCaller();
    const other = await makeKey(person);
    await admit(key, { metered: true });
    await db().monthlyCalls.updateMany({ where: { workspaceId: workspace.id }, data: { calls: 9_900 } });
    const counts = await Promise.all([askElsewhere(key, 150, "metered"), askElsewhere(other, 150, "metered")]);
    expect(sum(counts, "admitted")).toBe(100);
    expect(sum(counts, "calls_used_up")).toBe(200);
    const { calls } = await db().monthlyCalls.findFirstOrThrow({ where: { workspaceId: workspace.id } });
    expect(calls).toBe(10_000);
  });

  test("last month's calls do not count in this one", async () => {
    const { key, workspace } = await makeCaller();
    const month = new Date(Date.UTC(2020, 0, 1));
    await db().monthlyCalls.create({ data: { workspaceId: workspace.id, month, calls: 10_000 } });
    expect((await admit(key, { metered: true })).limits.month?.remaining).toBe(9_999);
  });
});

test("keys of several workspaces, metered and not, from three processes at once all get an answer", async () => {
  const workspaces = await Promise.all([makeCaller(), makeCaller(), makeCaller()]);
  const keys = await Promise.all(workspaces.flatMap(({ key, person }) => [key, makeKey(person), makeKey(person)]));
  const orders = [keys, [...keys].reverse(), [...keys.slice(4), ...keys.slice(0, 4)]];
  const counts = await Promise.all(orders.map((order) => askElsewhere(order.join(","), 900, "mixed")));
  expect(counts).toEqual([{ admitted: 900 }, { admitted: 900 }, { admitted: 900 }]);
  const months = await db().monthlyCalls.findMany({
    where: { workspaceId: { in: workspaces.map(({ workspace }) => workspace.id) } },
  });
  expect(months.map(({ calls }) => calls)).toEqual([450, 450, 450]);
});
