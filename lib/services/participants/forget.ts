import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { dropSpoken } from "@/lib/services/interviews/spoken/drop";
import { redactQuotes } from "./redact-quotes";
import { tokenOf } from "./token";

/**
 * Deletes a participant's words and identity, under the study's lock: turns, transcript, recordings, quotes, screener
 * answers, mails, name and address. Their row stays as a number, and so does a completed session.
 */
export async function forget(
  tx: Transaction,
  ctx: Context,
  { participantId, sessionId }: { participantId: string; sessionId: string | null },
): Promise<void> {
  await forgetMails(tx, ctx, participantId);
  if (sessionId) await forgetSession(tx, ctx, sessionId);
  await tx.db.$executeRawUnsafe(FORGET, participantId, ctx.workspaceId);
}

async function forgetSession(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  const { workspaceId } = ctx;
  await dropSpoken(tx, ctx, sessionId);
  await redactQuotes(tx, ctx, sessionId);
  // Events that webhooks are still to receive, or may receive again.
  await tx.db.$executeRaw`
    UPDATE outbox_event e SET data = jsonb_set(e.data, '{answers}', '{}') FROM study_session n
     WHERE n.id = ${sessionId} AND n.workspace_id = ${workspaceId} AND e.workspace_id = ${workspaceId}
       AND e.resource_id = n.response_id AND e.data ? 'answers'`;
  await tx.db.transcript.deleteMany({ where: { sessionId, workspaceId } });
  await tx.db.turn.deleteMany({ where: { sessionId } });
  await tx.db.studySession.deleteMany({ where: { id: sessionId, workspaceId, status: "in_progress" } });
  await tx.db.studySession.updateMany({
    where: { id: sessionId, workspaceId },
    data: { state: {}, answers: {}, chapters: [], signals: [], qualityReasons: [], qualityRating: "good", version: 0 },
  });
}

/**
 * Each mail to them contains the link that only they got; a researcher's calendar entry, which may name them, contains
 * their id.
 */
async function forgetMails(tx: Transaction, { workspaceId }: Context, participantId: string): Promise<void> {
  const row = await tx.db.participant.findFirst({ where: { id: participantId, workspaceId } });
  const tokens = [tokenOf("participant", participantId)];
  if (row?.invitationId) tokens.push(tokenOf("invitation", row.invitationId));
  const entries = { calendar: { contains: participantId } };
  const OR = [entries, ...tokens.map((token) => ({ text: { contains: token } }))];
  await tx.db.mail.deleteMany({ where: { workspaceId, OR } });
}

/**
 * A response stored for repeated requests also contains the invitation's address; it stays, with the address replaced.
 */
const FORGET = `
  WITH invited AS (
    SELECT i.id, i.email, i.id || '@deleted.invalid' AS nobody
      FROM participant p JOIN invitation i ON i.id = p.invitation_id WHERE p.id = $1 AND p.workspace_id = $2),
  uninvited AS (
    UPDATE invitation i SET email = n.nobody, name = NULL, message = NULL, status = 'cancelled'
      FROM invited n WHERE i.id = n.id),
  unanswered AS (
    UPDATE idempotency_key k SET body = replace(k.body, n.email, n.nobody)
      FROM invited n WHERE k.workspace_id = $2 AND strpos(k.body, n.id) > 0)
  UPDATE participant SET status = 'withdrawn', deleted_at = now(), updated_at = now(), place_held_until = NULL,
         name = NULL, email = NULL, time_zone = NULL, user_id = NULL, client_hash = NULL,
         screener_answers = NULL, screener_verdict = NULL, consent_text = NULL,
         -- The recruiting service's ids are needed until the reward that they earned is paid.
         external_id = CASE WHEN reward_status = 'queued' THEN external_id END,
         external_session = CASE WHEN reward_status = 'queued' THEN external_session END
   WHERE id = $1 AND workspace_id = $2`;
