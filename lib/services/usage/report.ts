import { type Context, personOf } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { flushRequestLog } from "./log-request";
import type { UsageReport } from "./record";

const REPORT = `
  WITH week AS MATERIALIZED (
    SELECT method, path, status, duration_ms, created_at, id FROM request_log
     WHERE workspace_id = $1 AND user_id = $2 AND key_id IS NOT NULL AND created_at > now() - interval '7 days')
  SELECT
    (SELECT count(*)::int FROM week WHERE created_at > now() - interval '24 hours') AS "last24h",
    (SELECT count(*)::int FROM week) AS "last7d",
    (SELECT coalesce(jsonb_object_agg(status, n), '{}') FROM
       (SELECT status, count(*)::int AS n FROM week GROUP BY status) s) AS status,
    (SELECT coalesce(jsonb_agg(p), '[]') FROM
       (SELECT method, path, count(*)::int AS count FROM week GROUP BY method, path
         ORDER BY count(*) DESC, path, method LIMIT 10) p) AS "topPaths",
    (SELECT coalesce(jsonb_agg(r), '[]') FROM
       (SELECT method, path, status, duration_ms AS "durationMs",
               to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
          FROM week ORDER BY created_at DESC, id DESC LIMIT 20) r) AS recent`;

/** Calls of the person's keys in this workspace. The call that asks is counted in the next report. */
export async function report(ctx: Context): Promise<UsageReport> {
  permit(ctx, "workspace.read");
  await flushRequestLog();
  const query = { name: "usage_report", text: REPORT, values: [ctx.workspaceId, personOf(ctx)] };
  const [row] = (await pool().query<UsageReport>(query)).rows;
  if (!row) throw new Error("the usage report returned no row");
  return row;
}
