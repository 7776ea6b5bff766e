import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { type NewSegment, storeSegments } from "@/lib/services/evidence/store-segments";
import type { TranscriptSource } from "@/lib/services/files/record";
import { maskAgain } from "@/lib/services/masks/mask-again";
import { insertMasks } from "@/lib/services/masks/store-rows";
import { attachAnew } from "@/lib/services/passages/attach-anew";
import { makeRoom } from "./make-room";
import { detectLanguage } from "./parse/detect-language";

type SessionTranscript = {
  workspaceId: string;
  sessionId: string;
  /** BCP-47; null lets the words decide. */
  language: string | null;
  /** In order; they are numbered here. */
  segments: readonly Omit<NewSegment, "index">[];
  /** `session`: typed or spoken in it; the others come from a live interview's file. */
  source?: TranscriptSource | "session";
};

/**
 * Writes a session's transcript, replacing any previous one. Only participants' lines can be found and quoted, and none
 * of an excluded session. Speakers called "Moderator" aren't participants. The caller holds the session's row.
 */
export async function storeSessionTranscript(
  tx: Transaction,
  { workspaceId, sessionId, language: given, source = "session", ...transcript }: SessionTranscript,
): Promise<void> {
  const said = transcript.segments.map((segment, index) => ({ ...segment, index }));
  const language = given ?? detectLanguage(said);
  const session = await tx.db.studySession.findUniqueOrThrow({
    where: { id: sessionId, workspaceId },
    select: { excludedAt: true },
  });
  const owner = { workspaceId, ownerId: sessionId };
  const { version, remembered } = await makeRoom(tx, owner);
  const { segments, masks } = maskAgain(said, remembered);
  const moderators = moderatorsOf(speakerShares(segments));
  const facts = { sessionId, language, source, segmentCount: segments.length, version };
  await tx.db.transcript.create({ data: { id: newId("transcript"), ...owner, ...facts }, select: { id: true } });
  const citable = (speaker: string | null) => session.excludedAt === null && !moderators.has(speaker);
  await storeSegments(tx, { ...owner, language, segments, citable });
  await insertMasks(tx, owner, sessionId, masks);
  await attachAnew(tx, owner, sessionId);
}
