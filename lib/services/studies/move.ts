import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { COUNTS, type CountedRow, fromRow, WHOLE } from "./read";
import type { Counted, StudyRecord } from "./record";
import { STUDY_ACTS, type StudyAct } from "./states";

const WORDS = {
  publish: "study.launched",
  pause: "study.paused",
  resume: "study.resumed",
  end: "study.ended",
  reopen: "study.reopened",
  fill: "study.completed",
  expire: "study.completed",
} as const satisfies Record<Exclude<StudyAct, "edit" | "remove">, string>;

const MOVE = `
  UPDATE study s SET status = $3, ended_reason = $4, updated_at = now(),
         launched_at = CASE WHEN s.status = 'draft' THEN now() ELSE s.launched_at END,
         ended_at = CASE WHEN $3 = 'ended' THEN now() END
   WHERE s.id = $1 AND s.workspace_id = $2 AND s.status = ANY($5::text[]) RETURNING ${WHOLE}, ${COUNTS}`;

/** Performs one state transition, once: null if the study isn't, or is no longer, in a state that allows it. */
export async function move(
  tx: Transaction,
  ctx: Context,
  studyId: string,
  act: keyof typeof WORDS,
): Promise<Counted<StudyRecord> | null> {
  const { from, to } = STUDY_ACTS[act];
  const values = [studyId, ctx.workspaceId, to.status, to.endedReason, [...from]];
  const [row] = await tx.db.$queryRawUnsafe<CountedRow[]>(MOVE, ...values);
  if (!row) return null;
  audit(tx, { action: WORDS[act], targetId: studyId, details: { act } });
  emit(tx, "study.changed", studyId, { studyId, status: to.status });
  return fromRow(row);
}
