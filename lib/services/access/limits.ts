import type { Limits } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";

export const CALLS_PER_MINUTE = 600;

/** The limits of a caller who has used nothing yet. */
export const untouchedLimits = (): Limits => ({
  minute: { limit: CALLS_PER_MINUTE, remaining: CALLS_PER_MINUTE, resetsInSeconds: 60 },
});

/** Monthly calls by plan, in the form that the admission function expects. */
export const MONTH_LIMITS = JSON.stringify(
  Object.fromEntries(Object.entries(PLAN_FACTS).map(([plan, facts]) => [plan, facts.apiCallsMonthly])),
);

/** Monthly calls over the app API and MCP; 0 on Free. */
export const monthLimit = (plan: Plan): number => PLAN_FACTS[plan].apiCallsMonthly;

/** Midnight UTC on the 1st of the next month. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
