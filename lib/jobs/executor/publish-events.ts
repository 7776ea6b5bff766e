import { randomUUID } from "node:crypto";
import type { Engine, JobEvent } from "./engine";
import { jobTransaction } from "./job-transaction";
import { routeEvents } from "./route-events";

export type SentEvent = { id?: string | undefined; name: string; data?: unknown; ts?: number | undefined };

/**
 * Accepts events as the Inngest server does: one whose id was seen in the last 24 hours starts nothing. Returns the
 * server's ids, in order. `seed` identifies one call of `send`, which the SDK may repeat.
 */
export async function publishEvents(engine: Engine, sent: SentEvent[], seed: string | null): Promise<string[]> {
  const callId = seed ?? randomUUID();
  const received = sent.map((event, index) => ({
    id: `evt_${randomUUID()}`,
    dedupe_key: event.id ? `id:${event.id}` : `call:${callId}:${index}`,
    name: event.name,
    data: event.data ?? {},
    ts: event.ts ?? Date.now(),
  }));
  return jobTransaction(engine.pool, async (client) => {
    const { rows } = await client.query<{ id: string; dedupe_key: string; fresh: boolean }>(
      `WITH sent AS (
         SELECT DISTINCT ON (dedupe_key) * FROM json_to_recordset($1) AS s(id text, dedupe_key text, name text)
          ORDER BY dedupe_key
       ), fresh AS (
         INSERT INTO jobs.event (id, dedupe_key, name) SELECT id, dedupe_key, name FROM sent ON CONFLICT DO NOTHING
         RETURNING id, dedupe_key
       )
       SELECT id, dedupe_key, TRUE AS fresh FROM fresh
        UNION ALL
       SELECT e.id, e.dedupe_key, FALSE FROM jobs.event e JOIN sent USING (dedupe_key)`,
      [JSON.stringify(received.map(({ id, dedupe_key, name }) => ({ id, dedupe_key, name })))],
    );
    const known = new Map(rows.map((row) => [row.dedupe_key, row.id]));
    const freshIds = new Set(rows.filter((row) => row.fresh).map((row) => row.id));
    const events: JobEvent[] = received
      .filter((event) => freshIds.has(event.id))
      .map(({ id, name, data, ts }) => ({ id, name, data, ts }));
    if (events.length > 0) {
      await routeEvents(engine, client, events);
      await client.query("SELECT pg_notify('jobs', '')");
    }
    return received.map((event) => known.get(event.dedupe_key) ?? event.id);
  });
}
