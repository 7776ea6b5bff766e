import { AppError } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { payments } from "@/lib/integrations/payments/payments";
import type { Notice, SavedCard } from "@/lib/integrations/payments/types";
import { keepCard } from "./keep-card";
import { settle } from "./settle";

/**
 * Accepts a signed event of the payment service. It only says which charge to look at; the service is asked what
 * happened, so events may come twice, late and in any order. Throws `invalid` for a bad signature.
 */
export async function receiveEvent(rawBody: string, signature: string): Promise<void> {
  const notice = await payments().parseWebhook(rawBody, signature);
  if (!notice || (await db().paymentEvent.findUnique({ where: { id: notice.eventId } }))) return;
  if (notice.chargeId) await settleKnown(notice.chargeId);
  if (notice.savedCard) await keepOnce(notice, notice.savedCard);
  await db().paymentEvent.createMany({ data: [rowOf(notice)], skipDuplicates: true });
}

const rowOf = ({ eventId: id, type }: Notice) => ({ id, type });

/** An unknown charge belongs to another installation that shares the account. */
async function settleKnown(chargeId: string): Promise<void> {
  try {
    await settle(chargeId);
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not_found") throw error;
  }
}

async function keepOnce(notice: Notice, saved: SavedCard): Promise<void> {
  const { workspaceId } = saved;
  if (!(await db().workspace.findUnique({ where: { id: workspaceId }, select: { id: true } }))) return;
  await transaction(systemContext("payments", workspaceId), async (tx) => {
    const { count } = await tx.db.paymentEvent.createMany({ data: [rowOf(notice)], skipDuplicates: true });
    if (count) await keepCard(tx, { ...saved, service: payments().service });
  });
}
