import type { Context } from "@/lib/core/context";
import type { Position } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { FIELDS } from "../read";
import type { AuditFilters, AuditRecord } from "../record";
import { whereOf } from "../where";

const BATCH = 1_000;
/** What the chain was computed from, besides what readers want to see. */
const CHAIN = `e.workspace_id AS "workspaceId", e.name AS "keptName", e.actor_name AS "keptActorName",
  encode(e.salt, 'hex') AS salt, encode(e.digest, 'hex') AS digest`;

/** An entry with what its hash can be computed from. */
export type ExportedRow = AuditRecord & {
  workspaceId: string;
  keptName: string | null;
  keptActorName: string | null;
  salt: string | null;
  digest: string | null;
};

/** The filtered log, newest first, read in batches: no connection is held while the file is being consumed. */
export async function* rowsOf(ctx: Context, filters: AuditFilters): AsyncGenerator<ExportedRow> {
  for (let after: Position | undefined; ; ) {
    const { where, values } = whereOf(ctx.workspaceId, filters, after);
    const text = `SELECT ${FIELDS}, ${CHAIN} FROM audit_entry e WHERE ${where}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${BATCH}`;
    const { rows } = await pool().query<ExportedRow>(text, values);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { createdAt: new Date(last.createdAt), id: last.id };
  }
}
