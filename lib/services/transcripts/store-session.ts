import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { type NewSegment, storeSegments } from "@/lib/services/evidence/store-segments";
import { detectLanguage } from "./parse/detect-language";

type SessionTranscript = {
  workspaceId: string;
  sessionId: string;
  /** BCP-47; null lets the words decide. */
  language: string | null;
  segments: readonly NewSegment[];
  /** `session`: typed or spoken in it; `speech` and `upload`: of a live interview's recording. */
  source?: "session" | "speech" | "upload";
};

/**
 * Writes what was said in a session, in place of what was stored before. Only participants' lines can be found and
 * quoted, and none of an excluded session. The session is there and the caller holds its row.
 */
export async function storeSessionTranscript(
  tx: Transaction,
  { workspaceId, sessionId, language: given, segments, source = "session" }: SessionTranscript,
): Promise<void> {
  const language = given ?? detectLanguage([...segments]);
  const moderators = moderatorsOf(speakerShares(segments));
  const session = await tx.db.studySession.findUniqueOrThrow({
    where: { id: sessionId, workspaceId },
    select: { excludedAt: true },
  });
  await tx.db.transcript.deleteMany({ where: { sessionId, workspaceId } });
  const owner = { workspaceId, ownerId: sessionId };
  const facts = { sessionId, language, source, segmentCount: segments.length };
  await tx.db.transcript.create({ data: { id: newId("transcript"), ...owner, ...facts }, select: { id: true } });
  const citable = (speaker: string | null) => session.excludedAt === null && !moderators.has(speaker);
  await storeSegments(tx, { ...owner, language, segments, citable });
}
