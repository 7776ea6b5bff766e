import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FIELDS } from "./read";
import type { AuditRecord } from "./record";

/** One entry of the workspace's log. Admins only; throws `not_found`. */
export async function get(ctx: Context, id: string): Promise<AuditRecord> {
  permit(ctx, "workspace.manage");
  const text = `SELECT ${FIELDS} FROM audit_entry e WHERE e.workspace_id = $1 AND e.id = $2`;
  const { rows } = await pool().query<AuditRecord>(text, [ctx.workspaceId, id]);
  const row = rows[0];
  if (!row) throw notFound("Entry of the audit log");
  return { ...row, sequence: row.sequence === null ? null : Number(row.sequence) };
}
