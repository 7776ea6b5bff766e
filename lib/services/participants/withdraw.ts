import { audit, transaction } from "@/lib/db/transaction";
import { release } from "@/lib/services/slots/release";
import { type Caller, find, findParticipant } from "./find";
import { forget } from "./forget";
import { inTurn } from "./in-turn";
import { lockParticipant } from "./locked";
import type { ParticipationView } from "./record";
import { viewOf } from "./view-of";

/** Deletes a participant's words and identity at their request, at any time. */
export async function withdraw(caller: Caller, token: string): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { ctx, participant } = found;
  const ids = { studyId: found.study.id, participantId: participant.id };
  await inTurn(found.study.id, () =>
    transaction(ctx, async (tx) => {
      const locked = await lockParticipant(tx, ctx, ids);
      if (locked.deleted) return;
      await forget(tx, ctx, { participantId: participant.id, sessionId: locked.sessionId });
      // Afterwards, so that the mail about it goes only to the researcher and names nobody.
      await release(tx, participant.id);
      audit(tx, { action: "participant.deleted", targetId: participant.id });
    }),
  );
  return viewOf(await find({ ...caller, address: null }, token));
}
