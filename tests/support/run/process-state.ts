import type pg from "pg";
import { vi } from "vitest";
import { endThreads } from "@/lib/core/threads/with-thread";
import { forget } from "./forget";

type Remembered = Record<string, unknown> & {
  earshotJobs?: Promise<{ stop: () => Promise<void> }>;
  earshotDeliverer?: { stop: () => Promise<void> };
  earshotDatabaseConnections?: Record<string, { client: pg.Client }[]>;
  earshotPrisma?: { $disconnect: () => Promise<void> };
};

const ENVIRONMENT = Symbol.for("earshot.environment");

const world = globalThis as unknown as Remembered & { [ENVIRONMENT]?: NodeJS.ProcessEnv };

/**
 * Starts a test file as if in a new process: with the settings that the process was given and those of `env`, and
 * nothing remembered. Synchronously, or something an earlier file left unfinished could read settings in between.
 */
export function beginAnew(env: Record<string, string>): void {
  world[ENVIRONMENT] ??= { ...process.env };
  for (const name of Object.keys(process.env)) if (!(name in world[ENVIRONMENT])) delete process.env[name];
  Object.assign(process.env, world[ENVIRONMENT], env);
  forget();
}

/**
 * Ends what a test file left running. The pool is dropped later and not ended: work that nobody waited for may still
 * use it, and it closes idle connections itself.
 */
export async function endWhatRuns(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { earshotJobs, earshotDeliverer, earshotDatabaseConnections, earshotPrisma } = world;
  for (const name of ["earshotJobs", "earshotDeliverer", "earshotDatabaseConnections"]) delete world[name];
  const jobs = await earshotJobs?.catch(() => undefined);
  const connections = Object.values(earshotDatabaseConnections ?? {}).flat();
  await Promise.allSettled([
    jobs?.stop(),
    earshotDeliverer?.stop(),
    endThreads(),
    ...connections.map(({ client }) => client.end()),
  ]);
  await earshotPrisma?.$disconnect();
}
