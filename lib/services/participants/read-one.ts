import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Screener } from "@/lib/core/study/screener";
import { db } from "@/lib/db/client";
import { COLUMNS, type ParticipantRow, recordOf } from "./read";
import type { ParticipantRecord } from "./record";

/** One participant of a study of the workspace. Throws `not_found`. */
export async function readOne(
  { workspaceId }: Context,
  screener: Screener,
  { studyId, participantId }: { studyId: string; participantId: string },
): Promise<ParticipantRecord> {
  const [row] = await db().$queryRawUnsafe<ParticipantRow[]>(
    `SELECT ${COLUMNS} FROM participant p LEFT JOIN study_session n ON n.participant_id = p.id
      WHERE p.id = $1 AND p.study_id = $2 AND p.workspace_id = $3`,
    ...[participantId, studyId, workspaceId],
  );
  if (!row) throw notFound("Participant");
  return recordOf(row, screener);
}
