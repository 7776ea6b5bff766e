import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { Account } from "./account";
import { CHARGE_FIELDS, type ChargeRow } from "./read";
import type { ChargeKind, ChargeLine } from "./record";

type NewCharge = {
  kind: ChargeKind;
  studyId?: string;
  description: string;
  lines: ChargeLine[];
  amountCents: number;
  purpose?: Prisma.InputJsonObject;
};

/**
 * Records what is to be paid before anything is: if the process dies from here on, the job that this event starts
 * carries it out. Call under the lock of the study, or of the workspace for a plan.
 */
export async function openCharge(
  tx: Transaction,
  ctx: Context,
  { service, customer, cardReference }: Account,
  charge: NewCharge,
): Promise<ChargeRow> {
  const id = newId("charge");
  const row = await tx.db.charge.create({
    data: {
      ...charge,
      id,
      workspaceId: ctx.workspaceId,
      service,
      customerReference: customer,
      cardReference,
      requestedById: personOf(ctx),
    },
    select: CHARGE_FIELDS,
  });
  const { kind, amountCents } = charge;
  audit(tx, { action: "charge.opened", targetId: id, details: { kind, amountCents, studyId: charge.studyId } });
  emit(tx, "charge.opened", id, { chargeId: id });
  return row;
}
