import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Held } from "./hold-transcript";

/** The interviewers, before and after an edit. */
export type Askers = { before: Set<string | null>; after: Set<string | null>; changed: boolean };

export function askersOf(before: readonly SpeakerShare[], after: readonly SpeakerShare[]): Askers {
  const [old, now] = [moderatorsOf(before), moderatorsOf(after)];
  return { before: old, after: now, changed: old.size !== now.size || [...old].some((name) => !now.has(name)) };
}

/** Whose lines may be quoted: in a session only the participant's, and none of an excluded one. */
export async function citableIn(
  tx: Transaction,
  { workspaceId }: Context,
  { sessionId }: Held,
  { after }: Askers,
): Promise<(speaker: string | null) => boolean> {
  if (sessionId === null) return () => true;
  const session = await tx.db.studySession.findUniqueOrThrow({
    where: { id: sessionId, workspaceId },
    select: { excludedAt: true },
  });
  return (speaker) => session.excludedAt === null && !after.has(speaker);
}

/** If the interviewers change, so may whether untouched lines can be quoted. */
export async function renewCitable(
  tx: Transaction,
  { workspaceId }: Context,
  { sessionId }: Held,
  { after }: Askers,
): Promise<void> {
  if (sessionId === null) return;
  const named = [...after].filter((name) => name !== null);
  await tx.db.$executeRaw`
    UPDATE segment s SET citable = NOT s.citable FROM study_session n
     WHERE n.id = ${sessionId} AND s.owner_id = n.id AND s.workspace_id = ${workspaceId} AND s.citable = (
       n.excluded_at IS NOT NULL OR CASE WHEN s.speaker IS NULL THEN ${after.has(null)} ELSE s.speaker = ANY(${named}) END)`;
}
