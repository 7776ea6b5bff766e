import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db/pool";
import { fromSource } from "@/tests/support/run/from-source";

const started = new Set<ChildProcess>();

async function startProcess(env: Record<string, string> = {}): Promise<ChildProcess> {
  const { path, execArgv } = fromSource("tests/services/jobs/crash-process.ts");
  const child = fork(path, { execArgv, env: { ...process.env, ...env } });
  started.add(child);
  await Promise.race([once(child, "message"), once(child, "exit")]);
  return child;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  started.delete(child);
  if (hasEnded(child)) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function journal(key: string): Promise<string[]> {
  const { rows } = await pool().query("SELECT what FROM journal WHERE key = $1 ORDER BY id", [key]);
  return rows.map((row) => row.what);
}

const until = (key: string, what: string, count = 1) =>
  vi.waitFor(async () => expect((await journal(key)).filter((each) => each === what)).toHaveLength(count), {
    timeout: 40_000,
    interval: 20,
  });

beforeAll(async () => {
  await pool().query("CREATE TABLE journal (id SERIAL PRIMARY KEY, key TEXT NOT NULL, what TEXT NOT NULL)");
});
afterEach(async () => {
  await Promise.all([...started].map(kill));
});

test("kill -9 in the middle of a step repeats only that step and loses nothing", async () => {
  const key = randomUUID();
  let child = await startProcess({ HANG: "1" });
  child.send([{ name: "crash/three-steps", data: { key } }]);
  await until(key, "two begins");
  await kill(child);
  child = await startProcess();
  await until(key, "three");
  expect(await journal(key)).toEqual(["one", "two begins", "two begins", "two ends", "three"]);
}, 120_000);

test("a step that kills its process is given up after its attempts, and its neighbors are done", async () => {
  const [deadly, ...neighbors] = Array.from({ length: 5 }, () => randomUUID());
  let child = await startProcess();
  child.send([
    { name: "crash/deadly", data: { key: deadly } },
    ...neighbors.map((key) => ({ name: "crash/neighbor", data: { key } })),
  ]);
  for (let deaths = 1; deaths <= 2; deaths++) {
    if (!hasEnded(child)) await once(child, "exit");
    child = await startProcess();
  }
  await until(deadly ?? "", "The process stopped during every attempt of this step.");
  expect((await journal(deadly ?? "")).filter((what) => what === "dies")).toHaveLength(2);
  for (const key of neighbors) await vi.waitFor(async () => expect(await journal(key)).toContain("worked"), 40_000);
}, 120_000);
