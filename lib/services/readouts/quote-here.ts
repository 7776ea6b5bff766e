import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { Quoted } from "./edits/evidence";
import type { QuotedHere } from "./record";

type Row = { participantId: string; line: string };

/**
 * The passage of a quote for a claim, checked against the transcript. Throws `invalid` for anything said outside this
 * study's counted sessions: a readout says how many of the study's people say so.
 */
export async function quoteHere(
  tx: Transaction,
  ctx: Context,
  { studyId, path }: { studyId: string; path: string },
  quote: QuotedHere,
): Promise<Quoted> {
  const passageId =
    "passageId" in quote
      ? quote.passageId
      : (await findOrMakePassage(tx, ctx, quote.ownerId, quote.span, { text: quote.text, asEvidence: true })).id;
  const [row] = await tx.db.$queryRaw<Row[]>`
    SELECT n.participant_id AS "participantId", p.owner_id || ':' || coalesce(p.first_index, -1) AS line
      FROM passage p JOIN study_session n ON n.id = p.session_id JOIN study y ON y.id = n.study_id
     WHERE p.id = ${passageId} AND p.workspace_id = ${ctx.workspaceId} AND n.study_id = ${studyId} AND y.type <> 'swarm'
       AND n.excluded_at IS NULL AND p.state = 'verbatim' AND p.text <> ''
       AND EXISTS (SELECT 1 FROM segment s WHERE s.owner_id = p.owner_id AND s.citable
                      AND s.index IN (p.first_index, p.last_index)) FOR KEY SHARE OF p`;
  if (!row) throw invalid(path, "A readout can only quote what participants said in sessions of its own study.");
  return { passageId, ...row };
}
