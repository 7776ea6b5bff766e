import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { FREE_PLACES } from "@/lib/services/participants/find";
import type { ParticipantStatus } from "@/lib/services/participants/record";

type Standing = {
  status: ParticipantStatus;
  /** Whether a place is held for them now. */
  held: boolean;
  /** Places that nobody else has or holds; null without a target. */
  places: number | null;
};

const STANDING = `
  SELECT p.status, coalesce(p.place_held_until > now(), false) AS held, ${FREE_PLACES} AS places
    FROM participant p JOIN study s ON s.id = p.study_id WHERE p.id = $1 AND s.id = $2`;

/** The present state of a participant of the locked study. */
export async function standingOf(tx: Transaction, studyId: string, participantId: string): Promise<Standing> {
  const [standing] = await tx.db.$queryRawUnsafe<Standing[]>(STANDING, participantId, studyId);
  if (!standing) throw notFound("Participant");
  return standing;
}
