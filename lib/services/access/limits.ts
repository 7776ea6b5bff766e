import type { Limits } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";

export const CALLS_PER_MINUTE = 600;

/** What a caller who has used nothing has left. */
export const untouchedLimits = (): Limits => ({
  minute: { limit: CALLS_PER_MINUTE, remaining: CALLS_PER_MINUTE, resetsInSeconds: 60 },
});

/** Calls a month by plan, as the admission function takes it. */
export const MONTH_LIMITS = JSON.stringify(
  Object.fromEntries(Object.entries(PLAN_FACTS).map(([plan, facts]) => [plan, facts.apiCallsMonthly])),
);

/** Calls a month over the app API and MCP; 0 on Free. */
export const monthLimit = (plan: Plan): number => PLAN_FACTS[plan].apiCallsMonthly;

/** The 1st of the next month, 00:00 UTC. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
