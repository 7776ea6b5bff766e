import type { Context } from "@/lib/core/context";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pool } from "@/lib/db/pool";
import { nextMonth } from "@/lib/services/access/limits";
import { permit } from "@/lib/services/access/permit";
import { TAKEN } from "@/lib/services/members/seats";
import { RUNS_THIS_MONTH } from "@/lib/services/swarm/runs/allowance";
import { flushRequestLog } from "@/lib/services/usage/log-request";
import { uploadSecondsThisMonth } from "@/lib/services/usage/upload-seconds";
import type { MonthUsage } from "./record";

const COUNTS = `
  SELECT
    coalesce((SELECT calls FROM monthly_calls
       WHERE workspace_id = $1 AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date), 0) AS calls,
    ${TAKEN.members} + ${TAKEN.reserved} AS seats,
    (${RUNS_THIS_MONTH}) AS swarm_runs,
    (SELECT paid_seats FROM billing_account WHERE workspace_id = $1) AS paid_seats,
    (SELECT jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'calls', coalesce(n, 0)) ORDER BY day)
       FROM generate_series((now() AT TIME ZONE 'UTC')::date - 29, (now() AT TIME ZONE 'UTC')::date, interval '1 day') day
       LEFT JOIN (SELECT (created_at AT TIME ZONE 'UTC')::date AS at, count(*)::int AS n FROM request_log
         WHERE workspace_id = $1 AND key_id IS NOT NULL AND created_at > now() - interval '30 days' GROUP BY 1) c
         ON c.at = day) AS daily`;

type Row = { calls: number; seats: number; swarm_runs: number; paid_seats: number | null; daily: MonthUsage["daily"] };

/** The workspace's usage of its plan this month (UTC), and its calls by key on each of the last 30 days. */
export async function usage(ctx: Context): Promise<MonthUsage> {
  permit(ctx, "workspace.read");
  await flushRequestLog();
  const [counts, uploadSeconds] = await Promise.all([
    pool().query<Row>({ name: "month_usage", text: COUNTS, values: [ctx.workspaceId] }),
    uploadSecondsThisMonth(ctx.workspaceId),
  ]);
  const row = counts.rows[0] ?? { calls: 0, seats: 0, swarm_runs: 0, paid_seats: null, daily: [] };
  const now = new Date();
  const plan = PLAN_FACTS[ctx.plan];
  return {
    plan: ctx.plan,
    startsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
    resetsAt: nextMonth(now),
    calls: { used: row.calls, included: plan.apiCallsMonthly },
    uploadHours: { used: Math.round(uploadSeconds / 36) / 100, included: plan.uploadHoursMonthly },
    seats: { used: row.seats, included: row.paid_seats ?? plan.paidSeats },
    swarmRuns: { used: row.swarm_runs, included: plan.swarmRunsMonthly },
    daily: row.daily,
  };
}
