import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { CHARGE_FIELDS, fromRow } from "./read";
import type { ChargeRecord } from "./record";

/** The newest payment for more participants of a study, in whatever state; for those who may launch studies. */
export async function lastIncrease(ctx: Context, studyId: string): Promise<ChargeRecord | null> {
  permit(ctx, "study.write");
  const row = await db().charge.findFirst({
    where: { workspaceId: ctx.workspaceId, studyId, kind: "participants" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: CHARGE_FIELDS,
  });
  return row && fromRow(row);
}
