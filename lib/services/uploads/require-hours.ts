import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { nextMonth } from "@/lib/services/access/limits";
import { uploadSecondsThisMonth } from "@/lib/services/usage/upload-seconds";

/**
 * Throws `allowance_used` once the month's recordings reach the plan's limit; how long the next one is isn't known yet.
 */
export async function requireHours({ workspaceId }: Context, plan: Plan): Promise<void> {
  const hours = PLAN_FACTS[plan].uploadHoursMonthly;
  if ((await uploadSecondsThisMonth(workspaceId)) < hours * 3600) return;
  const resetsAt = nextMonth(new Date());
  const message = `This month's ${hours} upload ${hours === 1 ? "hour is" : "hours are"} used up.`;
  throw new AppError("allowance_used", message, { resetsAt });
}
