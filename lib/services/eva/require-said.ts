import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Citation } from "./record";

/** Holds quotes against the stored segments once more: a transcript may have been replaced since. Throws `conflict`. */
export async function requireSaid(tx: Transaction, ctx: Context, citations: readonly Citation[]): Promise<void> {
  if (citations.length === 0) return;
  const said = citations.map((citation) => {
    const { id, quote } = citation;
    return { owner_id: ownerOf(citation), index: Number(id.split(":")[1]), quote };
  });
  const [missing] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM jsonb_to_recordset(${JSON.stringify(said)}::jsonb) AS c(owner_id text, index int, quote text)
     WHERE NOT EXISTS (SELECT 1 FROM segment s WHERE s.owner_id = c.owner_id AND s.index = c.index AND s.citable
                          AND s.workspace_id = ${ctx.workspaceId} AND strpos(s.text, c.quote) > 0)
     LIMIT 1`;
  if (missing) throw new AppError("conflict", "A transcript was changed while Eva answered. Please ask again.");
}
