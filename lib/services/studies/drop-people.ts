import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { tokenOf } from "@/lib/services/participants/token";
import { expireExports } from "@/lib/services/quotes/expire-exports";

/**
 * What a study's people left outside of the rows that are deleted with it: spoken answers in the file store, mails with
 * their links, answers in events and in responses stored for repeated requests, and files made of what they said.
 */
export async function dropPeople(tx: Transaction, ctx: Context, studyId: string): Promise<void> {
  const { workspaceId } = ctx;
  await tx.db.$executeRaw`
    INSERT INTO doomed_object (storage_key, writable_until)
    SELECT key, now() + interval '2 minutes'
      FROM study_session s JOIN spoken_answer a ON a.session_id = s.id
     CROSS JOIN LATERAL (
       SELECT a.storage_key AS key UNION ALL SELECT a.storage_key || '.joined'
       UNION ALL SELECT a.storage_key || '.' || n FROM generate_series(0, a.chunks) n) keys
     WHERE s.study_id = ${studyId}
        ON CONFLICT (storage_key) DO NOTHING`;
  await tx.db.$executeRaw`
    UPDATE outbox_event e SET data = jsonb_set(e.data, '{answers}', '{}') FROM study_session s
     WHERE s.study_id = ${studyId} AND e.workspace_id = ${workspaceId} AND e.resource_id = s.response_id
       AND e.data ? 'answers'`;
  await tx.db.$executeRaw`
    DELETE FROM idempotency_key WHERE workspace_id = ${workspaceId} AND strpos(body, ${studyId}) > 0`;
  await dropMails(tx, ctx, studyId);
  const made = await tx.db.$queryRaw<{ id: string }[]>`
    WITH clips AS (
      SELECT c.id FROM clip c JOIN passage p ON p.id = c.passage_id JOIN study_session s ON s.id = p.session_id
       WHERE s.study_id = ${studyId})
    SELECT id FROM readout WHERE study_id = ${studyId}
    UNION SELECT ${studyId}
    UNION SELECT id FROM clips
    UNION SELECT r.reel_id FROM reel_item r JOIN clips ON clips.id = r.clip_id`;
  await expireExports(
    tx,
    ctx,
    studyId,
    made.map(({ id }) => id),
  );
}

/** Each contains a link that only its recipient got, or a calendar entry with the participant's id. */
async function dropMails(tx: Transaction, { workspaceId }: Context, studyId: string): Promise<void> {
  const where = { studyId, workspaceId };
  const people = await tx.db.participant.findMany({ where, select: { id: true } });
  const invited = await tx.db.invitation.findMany({ where, select: { id: true } });
  const tokens = [
    ...people.map(({ id }) => tokenOf("participant", id)),
    ...invited.map(({ id }) => tokenOf("invitation", id)),
  ];
  await tx.db.$executeRaw`
    DELETE FROM mail m WHERE m.workspace_id = ${workspaceId}
       AND (EXISTS (SELECT 1 FROM unnest(${tokens}::text[]) AS t(token) WHERE strpos(m.text, t.token) > 0)
            OR EXISTS (SELECT 1 FROM participant p WHERE p.study_id = ${studyId} AND strpos(m.calendar, p.id) > 0))`;
}
