import { kindOf } from "@/lib/core/audit/kind-of";
import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { isIdOf } from "@/lib/core/id-prefix";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FIELDS } from "./read";
import type { AuditFilters, AuditRecord } from "./record";
import { whereOf } from "./where";

type Row = AuditRecord & { sequence: string | number | null };

/** Names are looked up in thirty tables, so planning a page costs more than reading it: the usual plans are kept. */
const MOST_KEPT = 1;

/** A page's filters, as its statement's name; undefined for rare combinations. */
function nameOf({ kind, ...filters }: AuditFilters, isLater: boolean): string | undefined {
  const { actor, ...others } = filters;
  const by = Object.entries(others).flatMap(([name, value]) => (value ? [name] : []));
  if (actor) by.push(isIdOf("user", actor) ? "person" : "actor");
  if (kind && !filters.action) by.push("kind");
  return by.length <= MOST_KEPT ? `audit_page ${by.join("+")} ${isLater ? "later" : ""}` : undefined;
}

/** The workspace's log, newest first. Admins only. */
export async function list(
  ctx: Context,
  { cursor, limit, ...given }: AuditFilters & { cursor?: string; limit: number },
): Promise<Page<AuditRecord>> {
  permit(ctx, "workspace.manage");
  // The index of kinds includes the actions, and an action determines its kind.
  const filters = { ...given, kind: given.kind ?? (given.action && kindOf(given.action)) };
  const page = { scope: `${ctx.workspaceId}:audit:${JSON.stringify(given)}`, cursor, limit };
  const after = decodeCursor(page);
  const { where, values } = whereOf(ctx.workspaceId, filters, after);
  values.push(limit + 1);
  const text = `SELECT ${FIELDS} FROM audit_entry e WHERE ${where} ORDER BY e.created_at DESC, e.id DESC LIMIT $${values.length}`;
  const { rows } = await pool().query<Row>({ name: nameOf(filters, after !== undefined), text, values });
  return pageOf(
    rows.map((row) => ({ ...row, sequence: row.sequence === null ? null : Number(row.sequence) })),
    page,
  );
}
