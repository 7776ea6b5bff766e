import { AppError } from "@/lib/core/errors";

/** Refuses something that Free doesn't include. `what` begins the sentence, as in "Webhooks are". */
export const paidPlanRequired = (what: string): AppError =>
  new AppError("plan_required", `${what} part of the Pro, Team and Scale plans; this workspace is on Free.`);
