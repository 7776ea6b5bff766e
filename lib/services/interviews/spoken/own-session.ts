import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { id: string; version: number; voice: boolean; open: boolean };

/**
 * The acting participant's running session, locked against concurrent answers. Throws `conflict` if it is over or at
 * another question, and if the study only takes typed answers.
 */
export async function ownSession(tx: Transaction, ctx: Context, version: number): Promise<Locked> {
  if (ctx.actor.kind !== "participant") throw new AppError("forbidden", "Only a participant can speak an answer.");
  const [session] = await tx.db.$queryRaw<Locked[]>`
    SELECT s.id, s.version, coalesce((t.settings->>'voice')::boolean, false) AS voice,
           coalesce(t.status IN ('running', 'paused') AND (t.deadline IS NULL OR t.deadline > now()), false) AS open
      FROM study_session s JOIN study t ON t.id = s.study_id
     WHERE s.participant_id = ${ctx.actor.participantId} AND s.workspace_id = ${ctx.workspaceId}
       AND s.status = 'in_progress' FOR SHARE OF s`;
  if (!session) throw new AppError("conflict", "There is no interview in progress.");
  if (session.version !== version) throw new AppError("conflict", "This question has already been answered.");
  if (!session.voice) throw new AppError("conflict", "This study only accepts typed answers.");
  return session;
}

/** The same, to speak in it. Throws `conflict` once the study has ended, too: what is spoken on would reach nobody. */
export async function openSession(tx: Transaction, ctx: Context, version: number): Promise<Locked> {
  const session = await ownSession(tx, ctx, version);
  if (!session.open) throw new AppError("conflict", "This study has ended.");
  return session;
}
