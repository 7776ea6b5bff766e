import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { CHARGE_FIELDS, type ChargeRow } from "./read";

/** The numbers of participants that a charge takes a study from and to. */
export type Increase = { from: number; to: number };

/** What a charge for more participants delivers; null for any other charge. */
export const increaseOf = ({ kind, purpose }: Pick<ChargeRow, "kind" | "purpose">): Increase | null =>
  kind === "participants" ? (purpose as Increase) : null;

/** The payment that brought a study to `to` participants, if that is its present number. */
export async function paidIncrease(
  client: Transaction["db"],
  ctx: Context,
  { id, targetParticipants }: { id: string; targetParticipants: number | null },
  to: number,
): Promise<ChargeRow | null> {
  if (targetParticipants !== to) return null;
  return client.charge.findFirst({
    where: {
      workspaceId: ctx.workspaceId,
      studyId: id,
      kind: "participants",
      status: "paid",
      purpose: { path: ["to"], equals: to },
    },
    select: CHARGE_FIELDS,
  });
}
