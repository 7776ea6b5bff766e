import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { Prisma } from "@/lib/db/generated/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { endOtherSessions } from "@/lib/services/sso/end-other-sessions";
import { requirePlan } from "@/lib/services/sso/require-plan";
import { check } from "./check";
import { takenByAnother } from "./create";
import { read } from "./read";
import type { DomainRecord } from "./record";

/**
 * Looks for the record and, if it exists, makes the domain the workspace's. A verified one is checked again and stays.
 * Throws `conflict` with what is missing, or if another workspace was first.
 */
export async function verify(ctx: Context, id: string): Promise<DomainRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  const known = await read(workspaceId, id);
  requirePlan(ctx.plan);
  const { problem } = await check(known);
  const now = new Date();
  await transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const seen = { lastCheckedAt: now, lastProblem: problem };
    const data = problem ? seen : Object.assign(seen, { verifiedAt: known.verifiedAt ?? now, missingSince: null });
    const { count } = await tx.db.domain.updateMany({ where: { id, workspaceId }, data });
    if (!count) throw notFound("Domain");
    const details = { domain: known.domain };
    if (problem) audit(tx, { action: "domain.check_failed", targetId: id, details });
    else if (!known.verifiedAt) {
      audit(tx, { action: "domain.verified", targetId: id, details });
      await endOtherSessions(tx, ctx);
    }
  }).catch((error: unknown) => {
    throw isTaken(error) ? takenByAnother(known.domain) : error;
  });
  if (problem) throw new AppError("conflict", problem, { reason: "record_not_found" });
  return read(workspaceId, id);
}

/** The only unique index that this change can violate: a verified domain belongs to one workspace. */
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
