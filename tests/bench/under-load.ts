import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import autocannon from "autocannon";
import type { Person } from "@/tests/support/factories";

/** A server under load: enough concurrent callers that some are always waiting. */
const CONNECTIONS = 32;
const SECONDS = 2;
/** Enough that no key reaches its 600 calls per minute. */
const KEYS = 200;

export async function makeKeys(person: Person): Promise<string[]> {
  const { makeKey } = await import("@/tests/support/factories");
  return Promise.all(Array.from({ length: KEYS }, () => makeKey(person)));
}

/**
 * Calls per second. Every connection repeats the calls from a random one on, so that no key is used up over the rounds.
 */
export async function rate(base: string, calls: autocannon.Request[]): Promise<number> {
  const first = randomInt(calls.length);
  const requests = [...calls.slice(first), ...calls.slice(0, first)];
  const result = await autocannon({ url: base, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx) throw new Error(`${result.non2xx} calls were refused`);
  return result.requests.average;
}

/** Ends the app, this process's connections, and then the database. */
export async function tearDown(app: ChildProcess, stopDatabase: () => Promise<void>): Promise<void> {
  app.kill("SIGKILL");
  await once(app, "exit");
  const { pool } = await import("@/lib/db/pool");
  await pool().end();
  await stopDatabase();
}
