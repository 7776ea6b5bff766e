import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { TranscriptSource } from "@/lib/services/files/record";
import { afterSessionTranscript } from "@/lib/services/slots/complete-live";
import type { ParsedSegment } from "./parse/parsed-transcript";
import { storeSessionTranscript } from "./store-session";

type Recorded = {
  sessionId: string;
  language: string | null;
  segments: readonly ParsedSegment[];
  source: TranscriptSource;
};

/**
 * Stores the transcript of a live interview's recording, which completes its session; one completed earlier is analyzed
 * again. The caller holds the session.
 */
export async function storeRecorded(tx: Transaction, ctx: Context, recorded: Recorded): Promise<void> {
  const { workspaceId } = ctx;
  const { sessionId } = recorded;
  const { status } = await tx.db.studySession.findUniqueOrThrow({
    where: { id: sessionId, workspaceId },
    select: { status: true },
  });
  await storeSessionTranscript(tx, { workspaceId, ...recorded });
  await afterSessionTranscript(tx, ctx, sessionId);
  if (status === "completed") emit(tx, "session.finished", sessionId, { sessionId });
}
