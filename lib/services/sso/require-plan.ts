import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS, PLANS, type Plan } from "@/lib/core/plans";

/** The plans with single sign-on, for statements that ask for them. */
export const SSO_PLANS: Plan[] = PLANS.filter((plan) => PLAN_FACTS[plan].sso);

/** Throws `plan_required` unless the plan has single sign-on. */
export function requirePlan(plan: Plan): void {
  if (PLAN_FACTS[plan].sso) return;
  throw new AppError("plan_required", "Domains and single sign-on are part of the Scale plan.");
}
