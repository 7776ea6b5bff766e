import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { closeIfDue } from "@/lib/services/studies/close-if-due";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { StudyRecord } from "@/lib/services/studies/record";
import { type Found, FREE_PLACES } from "./find";
import { inTurn } from "./in-turn";
import type { ParticipantStatus, ScreenerVerdict } from "./record";

/** A participant's current state, under the study's lock. */
export type Locked = {
  study: StudyRecord;
  open: boolean;
  status: ParticipantStatus;
  deleted: boolean;
  held: boolean;
  /** Held for longer than any transaction lasts. */
  safe: boolean;
  places: number | null;
  verdict: ScreenerVerdict | null;
  sessionId: string | null;
  sessionStatus: "in_progress" | "completed" | null;
  version: number;
  state: unknown;
  elapsed: number;
};

const READ = `
  SELECT p.status, p.deleted_at IS NOT NULL AS deleted, coalesce(p.place_held_until > now(), false) AS held,
         coalesce(p.place_held_until > now() + interval '30 seconds', false) AS safe, p.screener_verdict AS verdict, ${FREE_PLACES} AS places,
         s.status IN ('running', 'paused') AND (s.deadline IS NULL OR s.deadline > now()) AS open,
         n.id AS "sessionId", n.status AS "sessionStatus", coalesce(n.version, 0) AS version, n.state,
         coalesce(extract(epoch FROM clock_timestamp() - n.started_at), 0)::float AS elapsed
    FROM participant p JOIN study s ON s.id = p.study_id LEFT JOIN study_session n ON n.participant_id = p.id
   WHERE p.id = $1 AND p.workspace_id = $2`;

/**
 * Locks the study, then reads the participant, and does `work` in the same transaction. Every act that changes where
 * someone stands goes through here, so that places are counted one at a time; answers alone don't, because they name
 * their version. Null for a deleted participant or a study that is over.
 */
export const underLock = <T>(
  { ctx, study, participant }: Found,
  work: (tx: Transaction, locked: Locked) => Promise<T>,
): Promise<T | null> =>
  inTurn(study.id, () =>
    transaction(ctx, async (tx) => {
      const locked = await lockParticipant(tx, ctx, { studyId: study.id, participantId: participant?.id ?? "" });
      await closeIfDue(tx, ctx, locked.study);
      return locked.deleted || !locked.open ? null : work(tx, locked);
    }),
  );

/** How many participants of a study finish concurrently per process, leaving connections for others. */
const LANES = 3;

/**
 * Does `work` with the participant's session locked, but not the study: for someone whose place is held until long
 * afterwards. `not held` if it isn't.
 */
export async function underHold<T>(
  { ctx, study, participant }: Found,
  work: (tx: Transaction, locked: Locked) => Promise<T | null>,
): Promise<T | null | "not held"> {
  if (!participant?.heldSeconds) return "not held";
  const { id, number } = participant;
  return inTurn(`${study.id} ${number % LANES}`, () =>
    transaction(ctx, async (tx) => {
      const row = await readLocked(tx, ctx, id);
      if (!row.safe) return "not held";
      return row.deleted || !row.open ? null : work(tx, { ...row, study });
    }),
  );
}

/** Locks the study and a participant of it, in the same order as an answer: session, participant. */
export async function lockParticipant(
  tx: Transaction,
  ctx: Context,
  { studyId, participantId }: { studyId: string; participantId: string },
): Promise<Locked> {
  const study = await lockStudy(tx, ctx, studyId);
  return { ...(await readLocked(tx, ctx, participantId)), study };
}

async function readLocked(tx: Transaction, ctx: Context, participantId: string): Promise<Omit<Locked, "study">> {
  await tx.db.$queryRaw`SELECT 1 FROM study_session WHERE participant_id = ${participantId} FOR UPDATE`;
  const [row] = await tx.db.$queryRawUnsafe<Omit<Locked, "study">[]>(READ, participantId, ctx.workspaceId);
  if (!row) throw notFound("Participant");
  return row;
}
