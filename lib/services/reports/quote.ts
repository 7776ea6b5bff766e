import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockOwner } from "@/lib/services/passages/lock-owner";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";
import { findReport } from "./find-report";

type Wanted = { ownerId: string; span: Span; text?: string };

/**
 * Prepares a span of a transcript for reference in a report's document. Throws `not_found` for the report or the
 * transcript, `invalid` for a span that isn't in it.
 */
export async function quote(ctx: Context, reportId: string, { ownerId, span, text }: Wanted): Promise<PassageRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await findReport(tx, ctx, reportId);
    // Editing and masking lock a transcript before the reports that quote it, and so does this.
    await lockOwner(tx, ctx, ownerId);
    const held = await tx.db.$queryRaw<unknown[]>`
      SELECT 1 FROM report WHERE id = ${reportId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
    if (held.length === 0) throw notFound("Report");
    const passage = await findOrMakePassage(tx, ctx, ownerId, span, { text, asEvidence: true });
    const { count } = await tx.db.reportEvidence.createMany({
      data: [{ reportId, passageId: passage.id }],
      skipDuplicates: true,
    });
    if (count > 0) audit(tx, { action: "report.quoted", targetId: reportId, details: { passageId: passage.id } });
    return passage;
  });
}
