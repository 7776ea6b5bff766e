import { PLAN_FACTS, PLANS, type Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import type { MemberRole, Seats } from "./record";

/** Admins and members take a paid seat; observers are free. */
export const needsSeat = (role: MemberRole): boolean => role !== "observer";

/** Two counts for the workspace `$1`, for statements that need more than these. */
export const TAKEN = {
  members: `(SELECT count(*)::int FROM membership
    WHERE workspace_id = $1 AND active AND role IN ('admin', 'member'))`,
  reserved: `(SELECT count(*)::int FROM member_invitation
    WHERE workspace_id = $1 AND role IN ('admin', 'member')
      AND accepted_at IS NULL AND cancelled_at IS NULL AND expires_at > now())`,
};

/** Paid seats by plan, for `seatFor`. */
export const SEATS_BY_PLAN = JSON.stringify(
  Object.fromEntries(PLANS.map((plan) => [plan, PLAN_FACTS[plan].paidSeats])),
);

/**
 * SQL: whether `role` takes no paid seat, or the workspace `$1` has a free one; uses `workspace w` and `billing_account
 * b`, with `SEATS_BY_PLAN` in the parameter `plans`.
 */
export const seatFor = (role: string, plans: string): string => `(${role} NOT IN ('admin', 'member')
  OR ${TAKEN.members} + ${TAKEN.reserved} < coalesce(b.paid_seats, (${plans}::jsonb ->> w.plan)::int))`;

type Row = { plan: Plan; paid_seats: number | null; members: number; reserved: number };

const COUNT = `
  SELECT w.plan, b.paid_seats, ${TAKEN.members} AS members, ${TAKEN.reserved} AS reserved
    FROM workspace w LEFT JOIN billing_account b ON b.workspace_id = w.id WHERE w.id = $1`;

/**
 * The only count of paid seats: active admins and members, and open invitations for these roles. Only under the
 * workspace's lock is it still true a moment later.
 */
export async function seats(workspaceId: string): Promise<Seats> {
  const [row] = await db().$queryRawUnsafe<Row[]>(COUNT, workspaceId);
  if (!row) return { used: 0, reserved: 0, included: 0 };
  const { plan, paid_seats, members, reserved } = row;
  return { used: members + reserved, reserved, included: paid_seats ?? PLAN_FACTS[plan].paidSeats };
}
