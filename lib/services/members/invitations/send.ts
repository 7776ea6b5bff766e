import type { Context } from "@/lib/core/context";
import { personOf } from "@/lib/core/context";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { MemberRole } from "../record";
import { invitationMail } from "./invitation-mail";

const LASTS_MS = 7 * 86_400_000;

export type Sender = { workspaceName: string; inviter: { name: string | null; email: string } | null };

/** In whose name the mails of this act are written. */
export async function senderOf(tx: Transaction, ctx: Context): Promise<Sender> {
  const workspace = { where: { id: ctx.workspaceId }, select: { name: true } };
  const inviter = { where: { id: personOf(ctx) ?? "" }, select: { name: true, email: true } };
  const { name: workspaceName } = await tx.db.workspace.findUniqueOrThrow(workspace);
  return { workspaceName, inviter: await tx.db.user.findUnique(inviter) };
}

type Sent = { email: string; role: MemberRole; sender: Sender };

/** The columns of an invitation for a mail that is sent now; its link replaces any previous one. */
export async function send(tx: Transaction, ctx: Context, { email, role, sender }: Sent) {
  const { workspaceId } = ctx;
  const token = newToken();
  const mail = invitationMail({ ...sender, role, token });
  // A directory's first sync invites a whole company.
  const mailId = await queueMail(tx, { to: email, workspaceId, ...mail }, { isOneOfMany: true });
  const sentAt = new Date();
  return {
    role,
    mailId,
    sentAt,
    invitedById: personOf(ctx),
    tokenHash: new Uint8Array(hashSecret(token)),
    expiresAt: new Date(sentAt.getTime() + LASTS_MS),
  };
}
