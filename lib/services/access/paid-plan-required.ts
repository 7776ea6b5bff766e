import { AppError } from "@/lib/core/errors";

/** Why a workspace on Free may not: `what` begins the sentence, as in "Webhooks are". */
export const paidPlanRequired = (what: string): AppError =>
  new AppError("plan_required", `${what} part of the Pro, Team and Scale plans; this workspace is on Free.`);
