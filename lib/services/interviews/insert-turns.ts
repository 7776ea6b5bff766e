import type { Transaction } from "@/lib/db/transaction";
import type { ModeratorState } from "./moderator/state";
import type { NewTurn } from "./timed-turns";

/** The part of a statement that inserts turns, given as JSON, into `session`, which may be a column of `from`. */
export const INSERT_TURNS = (session: string, turns: string, from?: string): string => `
  INSERT INTO turn (session_id, index, role, kind, question_id, text, value, start_seconds, end_seconds, manner)
  SELECT ${session}, t.index, t.role, t.kind, t."questionId", t.text, nullif(t.value, 'null'::jsonb),
         t."startSeconds", t."endSeconds", t.manner
    FROM ${from ? `${from}, ` : ""}json_to_recordset(${turns}::json) AS t(index int, role text, kind text, "questionId" text, text text,
         value jsonb, "startSeconds" float8, "endSeconds" float8, manner jsonb)`;

const MOVE = `
  WITH moved AS (
    UPDATE study_session SET version = $3, state = $4::jsonb, last_seen_at = now(), updated_at = now() WHERE id = $1)
  ${INSERT_TURNS("$1", "$2")}`;

/** Adds turns to a session in the transaction that holds it, and updates the session's state. */
export async function insertTurns(
  tx: Transaction,
  session: { id: string; version: number; state: ModeratorState | Record<string, never> },
  turns: readonly NewTurn[],
): Promise<void> {
  const { id, version, state } = session;
  await tx.db.$executeRawUnsafe(MOVE, id, JSON.stringify(turns), version, JSON.stringify(state));
}
