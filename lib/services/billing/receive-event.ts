import { AppError } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { payments } from "@/lib/integrations/payments/payments";
import type { Notice, SavedCard } from "@/lib/integrations/payments/types";
import { keepCard } from "./keep-card";
import { settle } from "./settle";

/**
 * Takes a signed event of the payment service. It only says where to look: what happened is asked of the service, so
 * that events may come twice, late, in any order. Throws `invalid` for a bad signature.
 */
export async function receiveEvent(rawBody: string, signature: string): Promise<void> {
  const notice = await payments().parseWebhook(rawBody, signature);
  if (!notice || (await db().paymentEvent.findUnique({ where: { id: notice.eventId } }))) return;
  if (notice.chargeId) await settleKnown(notice.chargeId);
  if (notice.savedCard) await keepOnce(notice, notice.savedCard);
  await db().paymentEvent.createMany({ data: [rowOf(notice)], skipDuplicates: true });
}

const rowOf = ({ eventId: id, type }: Notice) => ({ id, type });

/** A charge that is not here belongs to another installation that shares the account. */
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
