import { type Context, personOf } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Approval } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { kindOf } from "./kinds";
import type { Kind } from "./kinds/kind";

type Open = Pick<Approval, "id" | "payload" | "costCents" | "decidedAt">;
type Row = Open & { kind: string; status: string; isExpired: boolean };

/** Only a signed-in person decides, never a key or a job. Returns the person. */
export function requirePerson(ctx: Context): string {
  permit(ctx, "workspace.read");
  const personId = personOf(ctx);
  if (ctx.actor.kind !== "user" || personId === null)
    throw new AppError("forbidden", "Only a signed-in person can decide this; API keys can't.");
  return personId;
}

/**
 * A pending approval that this person may decide, locked until the transaction ends: of two concurrent deciders, the
 * second finds it decided. Throws `conflict` for one that was decided or has expired.
 */
export async function lockOpen(tx: Transaction, ctx: Context, id: string): Promise<Open & { kind: Kind }> {
  const [row] = await tx.db.$queryRaw<Row[]>`
    SELECT id, kind, payload, status, cost_cents AS "costCents", decided_at AS "decidedAt",
           decided_at IS NULL AND expires_at <= now() AS "isExpired"
      FROM approval WHERE id = ${id} AND workspace_id = ${ctx.workspaceId} FOR UPDATE`;
  if (!row) throw notFound("Approval");
  const kind = kindOf(row.kind);
  if (!kind) throw new AppError("conflict", "This version of Earshot can't do what was proposed.");
  permit(ctx, kind.permission);
  if (row.status !== "pending") throw new AppError("conflict", `This was already ${row.status}.`);
  if (row.isExpired) throw new AppError("conflict", "This has expired. Ask Eva again if you still want it.");
  return { ...row, kind };
}
