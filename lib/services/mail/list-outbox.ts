import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { OutboxMailRecord } from "./record";

type Row = { id: string; recipient: string; subject: string; text: string; created_at: Date };

// A mail may contain a link that signs its reader in as its recipient. So an admin sees only mails to people all of
// whose memberships are in the admin's workspace: any other link would open another workspace. Invitations to this
// workspace are shown anyway, because their links sign in nobody who has an account.
const PAGE = `
  SELECT m.id, m.recipient, m.subject, m.text, m.created_at FROM mail m
    LEFT JOIN user_account u ON u.email = m.recipient
   WHERE m.sent_at IS NULL AND ($2::timestamptz IS NULL OR (m.created_at, m.id) < ($2, $3))
     AND (EXISTS (SELECT 1 FROM member_invitation i WHERE i.mail_id = m.id AND i.workspace_id = $1)
          OR CASE WHEN u.id IS NULL THEN m.workspace_id = $1 ELSE
           EXISTS (SELECT 1 FROM membership WHERE user_id = u.id AND workspace_id = $1)
           AND NOT EXISTS (SELECT 1 FROM membership WHERE user_id = u.id AND workspace_id <> $1) END)
   ORDER BY m.created_at DESC, m.id DESC LIMIT $4`;

/** The mails that wait because SMTP_URL isn't set, newest first; with it there are none. */
export async function listOutbox(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<OutboxMailRecord>> {
  permit(ctx, "mail.read");
  if (sendsMail()) return { items: [], nextCursor: null };
  const page = { scope: `${ctx.workspaceId}:outbox`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  const { rows } = await pool().query<Row>({ name: "list_outbox", text: PAGE, values });
  return pageOf(
    rows.map(({ recipient, created_at, ...row }) => ({ ...row, to: recipient, createdAt: created_at })),
    page,
  );
}
