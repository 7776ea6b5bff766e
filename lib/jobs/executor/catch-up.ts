import type { Engine } from "./engine";

/**
 * What waits for nothing is due at once, and a lease lasts no longer than it is given: whatever is later was written
 * while the clock was ahead. Retries and timers stay as they are, since they may be meant. A locked row is being
 * settled.
 */
const CATCH_UP = `
  UPDATE jobs.task SET ready_at = now() + CASE WHEN lease_token IS NULL THEN 0 ELSE $1 END * interval '1 ms'
   WHERE id IN (
     SELECT id FROM jobs.task
      WHERE kind <> 'timer' AND CASE WHEN lease_token IS NULL THEN attempt = 0 AND ready_at > now()
                                     ELSE ready_at > now() + $1 * interval '1 ms' END
        FOR UPDATE SKIP LOCKED)`;

/** Makes due what a database's clock that went ahead, and was set right, has put off. */
export async function catchUp({ pool, leaseMs }: Engine): Promise<void> {
  await pool.query(CATCH_UP, [leaseMs]);
}
