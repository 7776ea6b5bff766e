import type { Transaction } from "@/lib/db/transaction";
import { moderatorsOf } from "./moderators-of";
import type { SpeakerShare } from "./speaker-shares";

/** Who asks the questions in a session's stored transcript; nobody without one. */
export async function sessionModerators(
  tx: Transaction,
  { workspaceId, sessionId }: { workspaceId: string; sessionId: string },
): Promise<Set<string | null>> {
  const transcript = await tx.db.transcript.findFirst({
    where: { sessionId, workspaceId },
    select: { speakers: true },
  });
  return moderatorsOf((transcript?.speakers ?? []) as SpeakerShare[]);
}
