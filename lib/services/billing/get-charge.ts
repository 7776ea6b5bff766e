import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { CHARGE_FIELDS, fromRow } from "./read";
import type { ChargeRecord } from "./record";

/** One charge, for its receipt; for those who may launch studies. */
export async function getCharge(ctx: Context, id: string): Promise<ChargeRecord> {
  permit(ctx, "study.write");
  const row = await db().charge.findUnique({ where: { id, workspaceId: ctx.workspaceId }, select: CHARGE_FIELDS });
  if (!row) throw notFound("Charge");
  return fromRow(row);
}
