import type { Context } from "@/lib/core/context";
import { personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import type { MaskRow } from "./row";

const AT_ONCE = 5_000;

/** Inserts rows of `mask`, undecided or with an earlier decision. */
export async function insertMasks(
  tx: Transaction,
  { workspaceId }: Pick<Context, "workspaceId">,
  ownerId: string,
  rows: readonly Omit<MaskRow, "id">[],
): Promise<string[]> {
  const data = rows.map((row) => ({ ...row, id: newId("mask"), workspaceId, ownerId }));
  for (let at = 0; at < data.length; at += AT_ONCE) await tx.db.mask.createMany({ data: data.slice(at, at + AT_ONCE) });
  return data.map(({ id }) => id);
}

/** Updates rows: place in their line, status, and who decided. */
export async function updateMasks(tx: Transaction, ctx: Context, rows: readonly MaskRow[]): Promise<void> {
  if (rows.length === 0) return;
  const now = rows.map(({ id, startOffset, endOffset, status, token }) => ({
    id,
    startOffset,
    endOffset,
    status,
    token,
  }));
  await tx.db.$executeRaw`
    UPDATE mask m
       SET start_offset = n."startOffset", end_offset = n."endOffset", token = n.token, status = n.status,
           decided_by_id = CASE WHEN m.status = n.status THEN m.decided_by_id ELSE ${personOf(ctx)} END,
           decided_at = CASE WHEN m.status = n.status THEN m.decided_at ELSE now() END
      FROM json_to_recordset(${JSON.stringify(now)}::json)
             AS n(id text, "startOffset" int, "endOffset" int, token text, status text)
     WHERE m.id = n.id AND m.workspace_id = ${ctx.workspaceId}`;
}
