import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { TranscriptSource } from "@/lib/services/files/record";
import { afterSessionTranscript } from "@/lib/services/slots/complete-live";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { ParsedSegment } from "./parse/parsed-transcript";
import { storeSessionTranscript } from "./store-session";

type Recorded = {
  sessionId: string;
  language: string | null;
  segments: readonly ParsedSegment[];
  source: TranscriptSource;
};

/** Stores what a live interview's recording says, which completes its session; one completed before is looked at anew. */
export async function storeRecorded(tx: Transaction, ctx: Context, recorded: Recorded): Promise<void> {
  const { workspaceId } = ctx;
  const { sessionId } = recorded;
  const session = await tx.db.studySession.findUniqueOrThrow({
    where: { id: sessionId, workspaceId },
    select: { studyId: true },
  });
  // Study before session, as everybody who counts places does.
  await lockStudy(tx, ctx, session.studyId);
  const [held] = await tx.db.$queryRaw<{ status: string }[]>`
    SELECT status FROM study_session WHERE id = ${sessionId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
  await storeSessionTranscript(tx, { workspaceId, ...recorded });
  await afterSessionTranscript(tx, ctx, sessionId);
  if (held?.status === "completed") emit(tx, "session.finished", sessionId, { sessionId });
}
