import { setTimeout } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { Alarm } from "@/lib/core/alarm";
import { inTransaction } from "@/lib/db/in-transaction";
import { EVENTS } from "@/lib/events/catalog";

export type OutboxSend = { id: string; name: string; data: Record<string, unknown>; ts: number };
type Row = { id: string; workspace_id: string; kind: string; resource_id: string; data: object; created_at: Date };

const BATCH = 100;
const POLL_MS = 1_000;
const GATHER_MS = 20;
/** What only a newer version knows is left to its processes: this one would send it to nobody. */
const KINDS = Object.keys(EVENTS);
const TAKE = `
  SELECT id, workspace_id, kind, resource_id, data, created_at FROM outbox_event
   WHERE dispatched_at IS NULL AND kind = ANY($1) ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const toSend = (row: Row): OutboxSend => ({
  id: row.id,
  name: `earshot/${row.kind}`,
  data: { ...row.data, workspaceId: row.workspace_id, resourceId: row.resource_id },
  ts: row.created_at.getTime(),
});

/**
 * Passes the events of committed changes to the job server, oldest first. A crash between sending and marking sends
 * them again under the same ids, which the job server drops.
 */
export class OutboxDispatcher {
  readonly #alarm = new Alarm("Events of changes are not being dispatched.");
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly send: (events: OutboxSend[]) => Promise<unknown>,
  ) {}

  /** Dispatches at once; called when a notification arrives. One round runs at a time. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    if (this.#round) return;
    clearTimeout(this.#timer);
    this.#round = this.#dispatchAll().finally(() => {
      this.#round = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #dispatchAll(): Promise<void> {
    let waitMs = POLL_MS;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        while (!this.#stopped && (await this.#dispatchBatch()) === BATCH);
        // Commits close together share a round, which costs the same for one event as for a hundred.
        if (this.#again) await setTimeout(GATHER_MS);
      }
      this.#alarm.clear();
    } catch (error) {
      waitMs = this.#alarm.raise(error);
    }
    if (!this.#stopped) this.#timer = globalThis.setTimeout(() => this.wake(), waitMs);
  }

  #dispatchBatch(): Promise<number> {
    return inTransaction(this.pool, (client) => this.#sendAndMark(client));
  }

  async #sendAndMark(client: PoolClient): Promise<number> {
    const { rows } = await client.query<Row>(TAKE, [KINDS]);
    if (rows.length === 0) return 0;
    await this.send(rows.map(toSend));
    const ids = rows.map((row) => row.id);
    await client.query("UPDATE outbox_event SET dispatched_at = now() WHERE id = ANY($1)", [ids]);
    return rows.length;
  }
}
