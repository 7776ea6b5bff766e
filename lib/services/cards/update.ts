import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { get } from "./get";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardFields, CardRecord } from "./record";

type Seen = Pick<CardFields, "insight" | "notes" | "source">;
const TEXTS = ["insight", "notes", "source"] as const;

/**
 * Changes the given fields of a card; present values change nothing, not even the board's version. Throws `conflict` if
 * one of them no longer says what its writer had `seen`: somebody else's words aren't kept once they are replaced.
 */
export async function update(ctx: Context, cardId: string, fields: CardFields, seen: Seen = {}): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  const before = await get(ctx, cardId);
  const changed = changedFields(before, fields);
  if (changed.length === 0) return before;
  return transaction(ctx, async (tx) => {
    await holdCard(tx, ctx, cardId);
    await requireUnchanged(tx, cardId, fields, seen);
    const where = { id: cardId, workspaceId: ctx.workspaceId };
    await tx.db.card.update({ where, data: fields, select: { id: true } });
    audit(tx, { action: "card.updated", targetId: cardId, details: { fields: changed } });
    return readCard(tx, cardId);
  });
}

async function requireUnchanged(tx: Transaction, cardId: string, fields: CardFields, seen: Seen): Promise<void> {
  const asked = TEXTS.filter((name) => seen[name] !== undefined && fields[name] !== undefined);
  if (asked.length === 0) return;
  const now = await readCard(tx, cardId);
  const changed = asked.filter((name) => now[name] !== seen[name] && now[name] !== fields[name]);
  if (changed.length === 0) return;
  throw new AppError("conflict", "Somebody else changed this card in the meantime.", {
    problems: changed.map((name) => ({ path: name, message: now[name] ?? "" })),
  });
}
