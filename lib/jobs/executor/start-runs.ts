import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { JobEvent, JobFunction } from "./engine";

type Start = { fn: JobFunction; event: JobEvent; parent?: { runId: string; stepId: string } };

/**
 * Arrays rather than one JSON document: PostgreSQL reads no \u0000 from a document, and a transcript may contain one.
 */
const START = `
  WITH started AS (
    INSERT INTO jobs.run (id, function_id, event, idempotency_key, concurrency_key, parent_run_id, parent_step_id)
    SELECT id, function_id, event::json, idempotency_key, concurrency_key, parent_run_id, parent_step_id
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
        AS r(id, function_id, event, idempotency_key, concurrency_key, parent_run_id, parent_step_id)
        ON CONFLICT DO NOTHING
    RETURNING id, function_id, concurrency_key
  )
  INSERT INTO jobs.task (run_id, step_id, kind, function_id, concurrency_key)
  SELECT id, 'step', 'run', function_id, concurrency_key FROM started`;

/** Starts runs, each with its first task. A run is skipped if its idempotency key or parent step already has one. */
export async function startRuns(client: PoolClient, starts: Start[]): Promise<void> {
  if (starts.length === 0) return;
  await client.query(START, [
    starts.map(() => `run_${randomUUID()}`),
    starts.map(({ fn }) => fn.id),
    starts.map(({ event }) => JSON.stringify(event)),
    starts.map(({ fn, event }) => fn.idempotencyKey?.(event) ?? null),
    starts.map(({ fn, event }) => fn.concurrency?.key(event) ?? null),
    starts.map(({ parent }) => parent?.runId ?? null),
    starts.map(({ parent }) => parent?.stepId ?? null),
  ]);
}
