import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FINDING_COLUMNS, SEVERITY_RANK } from "./read";
import type { FindingRecord, Severity } from "./record";

type Query = { cursor?: string; limit: number; severity?: Severity };
type Row = Omit<FindingRecord, "createdAt"> & { createdAt: string; rank: number };

/**
 * The findings of a run, the worst first and within each severity in the order they were found. Throws `not_found` for
 * the run.
 */
export async function listFindings(
  ctx: Context,
  runId: string,
  { severity, cursor, limit }: Query,
): Promise<Page<FindingRecord>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:findings:${JSON.stringify([runId, severity])}`;
  const after = decodeCursor({ scope, cursor, limit });
  const values: unknown[] = [ctx.workspaceId, runId];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = ["f.run_id = r.id"];
  if (severity) where.push(`f.severity = ${at(severity)}`);
  if (after) where.push(`(${SEVERITY_RANK}, f.id) > (${at(after.createdAt.getTime())}::int, ${at(after.id)})`);
  const text = `
    SELECT (SELECT coalesce(json_agg(x), '[]') FROM (
              SELECT ${FINDING_COLUMNS}, ${SEVERITY_RANK} AS rank FROM finding f WHERE ${where.join(" AND ")}
               ORDER BY rank, f.id LIMIT ${limit + 1}) x) AS findings
      FROM swarm_run r WHERE r.id = $2 AND r.workspace_id = $1`;
  const { rows } = await pool().query<{ findings: Row[] }>({ text, values });
  if (!rows[0]) throw notFound("Swarm run");
  const found = rows[0].findings.slice(0, limit);
  const last = rows[0].findings.length > limit ? found.at(-1) : undefined;
  return {
    items: found.map(({ rank: _, createdAt, ...finding }) => ({ ...finding, createdAt: new Date(createdAt) })),
    nextCursor: last ? encodeCursor({ createdAt: new Date(last.rank), id: last.id }, scope) : null,
  };
}
