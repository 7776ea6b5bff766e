import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";

/** Throws `plan_required` unless the plan has single sign-on. */
export function requirePlan(plan: Plan): void {
  if (PLAN_FACTS[plan].sso) return;
  throw new AppError("plan_required", "Domains and single sign-on require the Scale plan.");
}
