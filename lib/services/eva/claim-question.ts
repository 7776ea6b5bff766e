import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { whenFree } from "@/lib/db/when-free";

/** Whoever dies holds up the next caller for no longer; whoever lives says so three times as often. */
const HELD_SECONDS = 15;
const RENEWED_MS = 5_000;

const CLAIM = `
  WITH answered AS (SELECT 1 FROM chat_message WHERE id = $3 AND workspace_id = $2),
  claimed AS (
    INSERT INTO question_claim AS c (id, workspace_id, held_until, thread_id)
    SELECT $1, $2, now() + $4 * interval '1 second', $5 WHERE NOT EXISTS (SELECT FROM answered)
    ON CONFLICT (id) DO UPDATE SET held_until = excluded.held_until WHERE c.held_until <= now()
    RETURNING 1)
  SELECT EXISTS (SELECT FROM claimed) AS "isMine", NOT EXISTS (SELECT FROM answered) AS "isOpen"`;
const RENEW = "UPDATE question_claim SET held_until = now() + $2 * interval '1 second' WHERE id = $1";
const ANSWERED = "DELETE FROM question_claim WHERE id = $1";
/** What the model has answered is kept with it, for whoever asks again. */
const UNANSWERED = "UPDATE question_claim SET held_until = now() WHERE id = $1";

/** What isn't asked in a chat has neither an answer there nor a chat. */
type Asked = { actId: string; answerId: string | null; threadId: string | null };

/**
 * Waits until nobody else has a model answer the same question, and holds it until it is released. Null if it was
 * answered meanwhile.
 */
export async function claimQuestion(
  { workspaceId }: Context,
  { actId, answerId, threadId }: Asked,
): Promise<{ release: (isAnswered: boolean) => Promise<void> } | null> {
  const values = [actId, workspaceId, answerId, HELD_SECONDS, threadId];
  if (!(await whenFree({ name: "claim_question", text: CLAIM, values }))) return null;
  // What can't be said expires by itself.
  const say = async (text: string, values: unknown[]) => {
    await pool()
      .query(text, values)
      .catch((err: unknown) => log().warn({ workspaceId, err }, "who has a question answered could not be noted"));
  };
  const renewing = setInterval(() => void say(RENEW, [actId, HELD_SECONDS]), RENEWED_MS).unref();
  return {
    release: (isAnswered) => {
      clearInterval(renewing);
      return say(isAnswered ? ANSWERED : UNANSWERED, [actId]);
    },
  };
}

const IS_HELD = "SELECT 1 FROM question_claim WHERE thread_id = $1 AND workspace_id = $2 AND held_until > now()";

/** Whether somebody is having a model answer a question whose chat may only begin with it. */
export const isBeingAnswered = async ({ workspaceId }: Context, threadId: string): Promise<boolean> =>
  (await pool().query(IS_HELD, [threadId, workspaceId])).rows.length > 0;
