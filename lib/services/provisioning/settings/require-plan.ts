import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS } from "@/lib/core/plans";

/** Throws `plan_required` if the plan has no SCIM. */
export function requirePlan({ plan }: Context): void {
  const { sso, label } = PLAN_FACTS[plan];
  if (!sso) throw new AppError("plan_required", `SCIM requires the Scale plan; this workspace is on ${label}.`);
}
