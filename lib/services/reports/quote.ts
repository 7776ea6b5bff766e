import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";
import { findReport } from "./find-report";

type Wanted = { ownerId: string; span: Span; text?: string };

/**
 * Makes what is said in a stretch of a transcript ready to be named in a report's document. Throws `not_found` for the
 * report or the transcript, `invalid` for a span that is not in it.
 */
export async function quote(ctx: Context, reportId: string, { ownerId, span, text }: Wanted): Promise<PassageRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    // Not held: a transcript that is being edited is taken before the reports that quote it, and so it is here.
    await findReport(tx, ctx, reportId);
    const passage = await findOrMakePassage(tx, ctx, ownerId, span, { text, asEvidence: true });
    const { count } = await tx.db.reportEvidence.createMany({
      data: [{ reportId, passageId: passage.id }],
      skipDuplicates: true,
    });
    if (count > 0) audit(tx, { action: "report.quoted", targetId: reportId, details: { passageId: passage.id } });
    return passage;
  });
}
