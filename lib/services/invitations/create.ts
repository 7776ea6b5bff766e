import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { fromRow, type InvitationRow, SELECT_INVITATIONS } from "./read";
import type { Invited } from "./record";
import { send } from "./send";

const MOST_A_DAY = 500;
const UNSUBSCRIBED = "This person has unsubscribed from this workspace's invitations.";

type Input = { invitations: { email: string; name?: string | undefined }[]; message?: string | undefined };
type Known = { email: string; status: string | null; unsubscribed: boolean };

/** Inviting again after cancelling revives the same invitation, with the same link and nothing of its earlier mails. */
const WRITE = `
  INSERT INTO invitation (id, workspace_id, study_id, email, name, message, created_by_id, updated_at)
  SELECT n.id, $1, $2, n.email, n.name, $3, $4, now()
    FROM json_to_recordset($5::json) AS n(id text, email text, name text)
  ON CONFLICT (study_id, email) DO UPDATE SET status = 'pending', sent_at = NULL, refused_at = NULL,
    reminders = 0, reminded_at = NULL, name = excluded.name, message = excluded.message,
    created_by_id = excluded.created_by_id, created_at = now(), updated_at = now()
  RETURNING id`;
const THESE = `${SELECT_INVITATIONS} WHERE i.workspace_id = $1 AND i.study_id = $2 AND i.email = ANY($3)`;

/**
 * Invites addresses to a study that has not ended; in a draft or paused study they wait until it runs. An address that
 * is already invited keeps its invitation; one that has unsubscribed is refused by name. Throws `conflict` for a study
 * that has ended and `rate_limited` beyond 500 new ones a day.
 */
export async function create(ctx: Context, studyId: string, { invitations, message }: Input): Promise<Invited> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    if (study.type === "swarm")
      throw new AppError("conflict", "AI agents take part in this study, so nobody can be invited.");
    if (study.status === "ended")
      throw new AppError("conflict", "This study has ended, so nobody can be invited anymore.");
    const names = new Map(invitations.flatMap(({ email, name }) => (name ? [[email, name]] : [])));
    const emails = [...new Set(invitations.map(({ email }) => email))];
    const known = new Map((await lookUp(tx, ctx, study.id, emails)).map((row) => [row.email, row]));
    const refused = emails.filter((email) => known.get(email)?.unsubscribed && !isThere(known.get(email)));
    const fresh = emails.filter((email) => !isThere(known.get(email)) && !refused.includes(email));
    if (fresh.length > 0) {
      await requireRoom(tx, study.id, fresh.length);
      const rows = fresh.map((email) => ({ id: newId("invitation"), email, name: names.get(email) ?? null }));
      const values = [ctx.workspaceId, study.id, message ?? null, personOf(ctx), JSON.stringify(rows)];
      const ids = (await tx.db.$queryRawUnsafe<{ id: string }[]>(WRITE, ...values)).map(({ id }) => id);
      if (study.status === "running") await send(tx, ids, "invitation");
      audit(tx, { action: "invitations.created", targetId: study.id, details: { count: ids.length } });
      for (const id of ids) emit(tx, "invitation.created", id, { invitationId: id });
    }
    const rows = await tx.db.$queryRawUnsafe<InvitationRow[]>(THESE, ctx.workspaceId, study.id, emails);
    const items = rows
      .filter((row) => row.status !== "cancelled")
      .map((row) => ({ ...fromRow(row), created: fresh.includes(row.email) }))
      .sort((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email));
    return { items, refused: refused.map((email) => ({ email, reason: UNSUBSCRIBED })) };
  });
}

const isThere = (known: Known | undefined) => known?.status != null && known.status !== "cancelled";

const lookUp = (tx: Transaction, { workspaceId }: Context, studyId: string, emails: string[]) =>
  tx.db.$queryRaw<Known[]>`
    SELECT e.email, i.status, u.email IS NOT NULL AS unsubscribed FROM unnest(${emails}::text[]) AS e(email)
      LEFT JOIN invitation i ON i.study_id = ${studyId} AND i.email = e.email
      LEFT JOIN unsubscribed u ON u.workspace_id = ${workspaceId} AND u.email = e.email`;

/** Counted under the study's lock, so that two concurrent lists can't both fit. */
async function requireRoom(tx: Transaction, studyId: string, more: number): Promise<void> {
  const [row] = await tx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM invitation
     WHERE study_id = ${studyId} AND created_at > now() - interval '1 day'`;
  if ((row?.count ?? 0) + more <= MOST_A_DAY) return;
  throw new AppError("rate_limited", `A study can invite at most ${MOST_A_DAY} people a day.`, {
    retryAfterSeconds: 3600,
  });
}
