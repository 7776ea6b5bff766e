import type { Context, Role } from "@/lib/core/context";
import { AppError, type Limits } from "@/lib/core/errors";
import type { Verdict } from "./ask-admission";
import { CALLS_PER_MINUTE, monthLimit, nextMonth } from "./limits";
import { observerRefused } from "./observer-refused";
import { paidPlanRequired } from "./paid-plan-required";

export type AdmissionOptions = { requestId: string; writes: boolean; metered: boolean };
export type Admitted = { ctx: Context; limits: Limits };

/** How a refusal refers to what was sent, and why it may not write. */
type Words = { bearer: string; readOnly: string };

/**
 * The limits of an admitted bearer. For any other verdict throws `plan_required` or `forbidden` (neither uses up a
 * call), `rate_limited` or `calls_used_up`.
 */
export function limitsOf(row: Verdict, words: Words): Limits {
  if (row.verdict === "plan") throw planRequired(row);
  const limits: Limits = {
    minute: { limit: CALLS_PER_MINUTE, remaining: row.minute_remaining, resetsInSeconds: row.minute_resets_in },
    ...(row.month_remaining !== null && { month: { limit: monthLimit(row.plan), remaining: row.month_remaining } }),
  };
  if (row.verdict === "read_only") throw new AppError("forbidden", words.readOnly, { limits });
  if (row.verdict === "observer") throw observerRefused(limits);
  if (row.verdict === "minute")
    throw new AppError(
      "rate_limited",
      `Too many requests: each ${words.bearer} may make ${CALLS_PER_MINUTE} a minute.`,
      { limits, retryAfterSeconds: row.minute_resets_in },
    );
  if (row.verdict === "month") throw callsUsedUp(limits);
  return limits;
}

function callsUsedUp(limits: Limits): AppError {
  const resetsAt = nextMonth(new Date());
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  return new AppError("calls_used_up", "This workspace has used up its API calls for the month.", {
    limits,
    resetsAt,
    retryAfterSeconds,
  });
}

/** A key or connection has its person's role, but at most a member's rights. */
export const roleOf = ({ role }: Verdict): Role => (role === "admin" ? "member" : role);

const planRequired = (row: Verdict) =>
  row.role === "participant"
    ? new AppError("plan_required", "Participants can't use the API.")
    : paidPlanRequired("The API is");
