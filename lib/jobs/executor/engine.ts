import type { Pool } from "pg";

/** An event as functions see it; `ts` is in milliseconds. */
export type JobEvent = { id: string; name: string; data: unknown; ts: number };

type Matcher = { event: string; matches: (scope: { event: unknown; async?: unknown }) => boolean };

/** A registered function, with its expressions parsed. */
export type JobFunction = {
  id: string;
  /** Including the first one. */
  maxAttempts: number;
  triggers: Matcher[];
  crons: string[];
  cancels: Matcher[];
  idempotencyKey: ((event: JobEvent) => string) | null;
  concurrency: { limit: number; key: (event: JobEvent) => string } | null;
};

/** Calls the SDK's own HTTP handler, in this process. */
export type Handler = (request: Request) => Promise<Response>;

/** What every part of the embedded executor shares. */
export type Engine = {
  pool: Pool;
  handler: Handler;
  functions: ReadonlyMap<string, JobFunction>;
  leaseMs: number;
  /** Multiplies the backoff table; 1 outside tests. */
  backoffScale: number;
};

/** A claimed row of `jobs.task`. The lease token proves, when the result is written, that the claim is still valid. */
export type Task = {
  id: string;
  run_id: string;
  step_id: string;
  kind: "run" | "step" | "timer";
  function_id: string;
  lease_token: string;
  attempt: number;
  lost_leases: number;
  timeout_error: unknown;
};

/** A row of `jobs.run`. */
export type Run = {
  id: string;
  function_id: string;
  event: JobEvent;
  parent_run_id: string | null;
  parent_step_id: string | null;
};

/** The URL that the SDK believes it is served at; nothing ever connects to it. */
export const EMBEDDED_URL = "http://embedded.invalid";
