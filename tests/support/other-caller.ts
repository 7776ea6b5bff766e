import { expect, vi } from "vitest";
import { currentTransaction } from "@/lib/db/current-transaction";
import { pool } from "@/lib/db/pool";

const WAITS = "SELECT 1 FROM pg_stat_activity WHERE $1::int = ANY(pg_blocking_pids(pid))";

const WAITING_ITSELF = "SELECT 1 FROM pg_stat_activity WHERE pid = $1::int AND wait_event_type = 'Lock'";
const WAITING =
  "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** Waits until this many transactions wait for a lock. */
export async function lockWaits(count: number): Promise<void> {
  const waiting = async () => expect((await pool().query<{ count: number }>(WAITING)).rows[0]?.count).toBe(count);
  await currentTransaction.exit(() => vi.waitFor(waiting, { timeout: 10_000, interval: 10 }));
}

/** A transaction next to the one under test, to hold rows that this one will wait for. */
export async function otherCaller() {
  const client = await currentTransaction.exit(() => pool().connect());
  await client.query("BEGIN");
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const untilFound = (query: string) => {
    const found = async () => expect((await pool().query(query, [rows[0]?.pid])).rows).not.toEqual([]);
    return currentTransaction.exit(() => vi.waitFor(found, { timeout: 10_000, interval: 10 }));
  };
  return {
    run: (text: string, values: unknown[]) => client.query(text, values),
    /** Waits until somebody waits for it. */
    waitedFor: () => untilFound(WAITS),
    /** Waits until it waits for somebody. */
    waits: () => untilFound(WAITING_ITSELF),
    commit: async () => {
      await client.query("COMMIT");
      client.release();
    },
  };
}
