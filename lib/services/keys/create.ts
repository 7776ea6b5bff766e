import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { hashSecret, newApiKeySecret } from "@/lib/core/secrets/secrets";
import { audit, transaction } from "@/lib/db/transaction";
import { paidPlanRequired } from "@/lib/services/access/paid-plan-required";
import { permit } from "@/lib/services/access/permit";
import { fromRow, KEY_FIELDS } from "./read";
import type { KeyRecord } from "./record";

const MOST_KEYS = 50;

type NewKey = { name: string; readOnly: boolean };

/**
 * Makes a key that acts as the person; `secret` is seen here and never again. Throws `plan_required` on Free and
 * `conflict` when the person has 50 keys in this workspace.
 */
export async function create(ctx: Context, { name, readOnly }: NewKey): Promise<{ key: KeyRecord; secret: string }> {
  permit(ctx, "key.own");
  if (ctx.plan === "free") throw paidPlanRequired("API keys are");
  const { workspaceId } = ctx;
  const userId = personOf(ctx) ?? "";
  const secret = newApiKeySecret();
  const key = await transaction(ctx, async (tx) => {
    // The lock makes the count exact: two concurrent calls can't both create the 50th. Without it, someone removed
    // while waiting would return with a key that nobody ended.
    const [member] = await tx.db.$queryRaw<unknown[]>`
      SELECT 1 FROM membership WHERE workspace_id = ${workspaceId} AND user_id = ${userId} AND active FOR UPDATE`;
    if (!member) throw new AppError("forbidden", "You are no longer a member of this workspace.");
    const held = await tx.db.apiKey.count({ where: { workspaceId, userId, revokedAt: null } });
    if (held >= MOST_KEYS)
      throw new AppError("conflict", `You already have ${MOST_KEYS} API keys in this workspace. Revoke one first.`);
    const id = newId("apiKey");
    const secretHash = new Uint8Array(hashSecret(secret));
    const data = { id, workspaceId, userId, name, readOnly, secretHash, last4: secret.slice(-4) };
    const made = await tx.db.apiKey.create({ data, select: KEY_FIELDS });
    audit(tx, { action: "key.created", targetId: id, details: { readOnly } });
    return fromRow(made);
  });
  return { key, secret };
}
