import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLANS, type Plan } from "@/lib/core/plans";
import { audit, type Transaction } from "@/lib/db/transaction";
import { checkReady } from "@/lib/services/studies/check-ready";
import { canExtend, extend } from "@/lib/services/studies/extend";
import { launch } from "@/lib/services/studies/launch";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { activeRunOf } from "@/lib/services/swarm/runs/active";
import { begin } from "@/lib/services/swarm/runs/begin";
import { increaseOf } from "./increases";
import type { ChargeRow } from "./read";
import { setPlan } from "./set-plan";

/** Locks what a charge pays for, and tells whether it is still available. */
export async function holdTarget(tx: Transaction, ctx: Context, charge: ChargeRow): Promise<{ isReady: boolean }> {
  if (charge.studyId === null) {
    await tx.db.$queryRaw`SELECT 1 FROM workspace WHERE id = ${charge.workspaceId} FOR UPDATE`;
    return { isReady: true };
  }
  try {
    const study = await lockStudy(tx, ctx, charge.studyId);
    checkReady(study);
    const increase = increaseOf(charge);
    if (increase) return { isReady: canExtend(study, increase) };
    if (charge.kind === "swarm_run")
      return { isReady: study.status === "running" && !(await activeRunOf(tx, study.id)) };
    return { isReady: study.status === "draft" };
  } catch (error) {
    // The study is gone, or its deadline has passed since.
    if (error instanceof AppError) return { isReady: false };
    throw error;
  }
}

/** Delivers what was paid for: the launch, one more Swarm run, more participants, or the plan. */
export async function carryOut(tx: Transaction, ctx: Context, charge: ChargeRow): Promise<void> {
  if (charge.studyId !== null && charge.kind === "swarm_run") {
    await begin(tx, ctx, await lockStudy(tx, ctx, charge.studyId), charge.id);
    return;
  }
  const increase = increaseOf(charge);
  if (charge.studyId !== null && increase) {
    const { id: chargeId, amountCents, requestedById } = charge;
    const study = await lockStudy(tx, ctx, charge.studyId);
    await extend(tx, ctx, study, { ...increase, chargeId, amountCents, requestedById });
    return;
  }
  if (charge.studyId !== null) {
    await launch(tx, ctx, charge.studyId, charge.id);
    return;
  }
  const plan = PLANS.find((one) => one === (charge.purpose as { plan?: Plan }).plan);
  if (plan) await setPlan(tx, charge.workspaceId, plan);
  else audit(tx, { action: "charge.without_purpose", targetId: charge.id });
}
