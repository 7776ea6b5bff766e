import { kindOf } from "@/lib/core/audit/kind-of";
import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FIELDS } from "./read";
import type { AuditFilters, AuditRecord } from "./record";
import { whereOf } from "./where";

type Row = AuditRecord & { sequence: string | number | null };

/** The workspace's log, newest first. Admins only. */
export async function list(
  ctx: Context,
  { cursor, limit, ...given }: AuditFilters & { cursor?: string; limit: number },
): Promise<Page<AuditRecord>> {
  permit(ctx, "workspace.manage");
  // The index of the kinds holds the actions too: an action says its kind.
  const filters = { ...given, kind: given.kind ?? (given.action && kindOf(given.action)) };
  const page = { scope: `${ctx.workspaceId}:audit:${JSON.stringify(given)}`, cursor, limit };
  const { where, values } = whereOf(ctx.workspaceId, filters, decodeCursor(page));
  const text = `SELECT ${FIELDS} FROM audit_entry e WHERE ${where} ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit + 1}`;
  const { rows } = await pool().query<Row>(text, values);
  return pageOf(
    rows.map((row) => ({ ...row, sequence: row.sequence === null ? null : Number(row.sequence) })),
    page,
  );
}
