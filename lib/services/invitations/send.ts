import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { OFFERED_MINUTES } from "@/lib/services/slots/free";
import { type InvitationFacts, invitationMail } from "./invitation-mail";

type Row = InvitationFacts & { email: string; workspaceId: string };

const FACTS = `
  SELECT i.id, i.email, i.name, i.message, i.workspace_id AS "workspaceId", s.title, s.type, s.language,
         coalesce((s.settings->>'voice')::boolean, true) AS voice, s.duration_min AS "durationMin",
         ${OFFERED_MINUTES} AS "offeredMinutes",
         s.reward_cents AS "rewardCents", w.name AS "workspaceName", a.name AS "inviterName", a.email AS "inviterEmail",
         s.settings->>'contactEmail' AS "contactEmail"
    FROM invitation i JOIN study s ON s.id = i.study_id JOIN workspace w ON w.id = i.workspace_id
    LEFT JOIN user_account a ON a.id = i.created_by_id
   WHERE i.id = ANY($1)`;
/** Restarts the reminder days, and clears an earlier refusal. */
const SENT = `
  UPDATE invitation SET status = 'sent', sent_at = now(), reminders = 0, reminded_at = NULL, mail_id = $2,
         refused_at = NULL, updated_at = now() WHERE id = $1`;
const REMINDED = "UPDATE invitation SET mail_id = $2, updated_at = now() WHERE id = $1";

/** Queues the mails of invitations that the caller has locked, in its transaction. */
export async function send(tx: Transaction, ids: string[], kind: "invitation" | "reminder"): Promise<void> {
  for (const row of await tx.db.$queryRawUnsafe<Row[]>(FACTS, ids)) {
    const { email, workspaceId, ...facts } = row;
    const mail = { to: email, workspaceId, ...invitationMail(facts, kind) };
    const mailId = await queueMail(tx, mail, { isOneOfMany: true });
    await tx.db.$executeRawUnsafe(kind === "invitation" ? SENT : REMINDED, row.id, mailId);
  }
}
