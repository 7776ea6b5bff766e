import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { release } from "@/lib/services/slots/release";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { forget } from "./forget";
import { lockParticipant } from "./locked";
import { readOne } from "./read-one";
import type { ParticipantRecord } from "./record";

/**
 * Deletes a participant's words and identity, for someone who asked the team instead of using the link they have.
 * Repeating it changes nothing. Throws `not_found`.
 */
export async function remove(
  ctx: Context,
  { studyId: idOrSlug, participantId }: { studyId: string; participantId: string },
): Promise<ParticipantRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, idOrSlug);
    const ids = { studyId: study.id, participantId };
    const before = await readOne(ctx, study.screener, ids);
    if (before.status === "withdrawn") return before;
    const { sessionId } = await lockParticipant(tx, ctx, ids);
    await forget(tx, ctx, { participantId, sessionId });
    // Afterwards, so that the mail about it goes only to the researcher and names nobody.
    await release(tx, participantId);
    audit(tx, { action: "participant.deleted", targetId: participantId });
    return readOne(ctx, study.screener, ids);
  });
}
