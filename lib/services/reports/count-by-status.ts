import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type Narrowing, narrowed } from "./list";
import { viewer } from "./read";
import type { ReportStatus } from "./record";

/** How many of the reports that the caller may see have each status that any has, as `list` narrows them. */
export async function countByStatus(
  ctx: Context,
  narrowing: Narrowing,
): Promise<Partial<Record<ReportStatus, number>>> {
  permit(ctx, "workspace.read");
  const values: unknown[] = [...viewer(ctx)];
  const where = narrowed(narrowing, (value) => `$${values.push(value)}`);
  const text = `SELECT r.status, count(*)::int AS count FROM report r WHERE ${where.join(" AND ")} GROUP BY r.status`;
  const { rows } = await pool().query<{ status: ReportStatus; count: number }>({ text, values });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
