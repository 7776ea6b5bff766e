import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { type ChargeRow, fromRow } from "@/lib/services/billing/read";
import type { ChargeRecord } from "@/lib/services/billing/record";
import type { StudyRecord } from "./record";
import { requireStudy } from "./require-study";

/** With a `checkoutUrl`, nothing has changed yet: it does once someone has paid there. */
export type Published = { study: StudyRecord; charge: ChargeRecord | null; checkoutUrl: string | null };

/** A study as it is after its launch, or after more participants, was charged. */
export async function published(ctx: Context, studyId: string, row: ChargeRow): Promise<Published> {
  crashPoint("publish.after_launch");
  const charge = fromRow(row);
  return { study: await requireStudy(ctx, studyId), charge, checkoutUrl: charge.checkoutUrl };
}
