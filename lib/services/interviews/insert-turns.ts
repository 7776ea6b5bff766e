import type { Transaction } from "@/lib/db/transaction";
import type { NewTurn } from "./timed-turns";

/** The part of a statement that inserts turns, given as JSON, into the session `$session`. */
export const INSERT_TURNS = (session: string, turns: string): string => `
  INSERT INTO turn (session_id, index, role, kind, question_id, text, value, start_seconds, end_seconds, manner)
  SELECT ${session}, t.index, t.role, t.kind, t."questionId", t.text, nullif(t.value, 'null'::jsonb),
         t."startSeconds", t."endSeconds", t.manner
    FROM jsonb_to_recordset(${turns}::jsonb) AS t(index int, role text, kind text, "questionId" text, text text,
         value jsonb, "startSeconds" float8, "endSeconds" float8, manner jsonb)`;

/** Stores turns of a session in the transaction that moves it. */
export async function insertTurns(tx: Transaction, sessionId: string, turns: readonly NewTurn[]): Promise<void> {
  if (turns.length === 0) return;
  await tx.db.$executeRawUnsafe(INSERT_TURNS("$1", "$2"), sessionId, JSON.stringify(turns));
}
