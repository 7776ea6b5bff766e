import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type Caller, findParticipant } from "@/lib/services/participants/find";
import type { AnswerValue } from "@/lib/services/participants/record";
import { stepOf } from "@/lib/services/participants/step-of";
import { questionsOf } from "./questions-of";

const SAVE = `
  UPDATE study_session SET state = jsonb_set(state, '{draft}', $3::jsonb), last_seen_at = now(), updated_at = now()
   WHERE id = $1 AND workspace_id = $2 AND status = 'in_progress'`;

const noLongerOpen = () => new AppError("conflict", "This survey is no longer open.");

/** Saves what is filled in on a form, whether valid or not; answers to questions that it doesn't have are dropped. */
export async function saveDraft(caller: Caller, token: string, answers: Record<string, AnswerValue>): Promise<void> {
  const found = await findParticipant(caller, token);
  const { step } = stepOf(found);
  if (step !== "form" || !found.session) throw noLongerOpen();
  const known = questionsOf(found.study.guide).flatMap(({ id }) => {
    const value = answers[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  const values = [found.session.id, found.ctx.workspaceId, JSON.stringify(Object.fromEntries(known))];
  const { rowCount } = await pool().query({ name: "save_draft", text: SAVE, values });
  // Sent while it was being saved: its answers are kept, and a draft of them would stay behind.
  if (rowCount === 0) throw noLongerOpen();
}
