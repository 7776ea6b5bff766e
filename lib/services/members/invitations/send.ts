import type { Context } from "@/lib/core/context";
import { personOf } from "@/lib/core/context";
import { hashSecret, newToken } from "@/lib/core/secrets";
import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { MemberRole } from "../record";
import { invitationMail } from "./invitation-mail";

const LASTS_MS = 7 * 86_400_000;

/** What an invitation stores of a mail that goes out now; its link replaces any link before. */
export async function send(tx: Transaction, ctx: Context, { email, role }: { email: string; role: MemberRole }) {
  const { workspaceId } = ctx;
  const token = newToken();
  const [workspace, inviter] = [
    await tx.db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { name: true } }),
    await tx.db.user.findUnique({ where: { id: personOf(ctx) ?? "" }, select: { name: true, email: true } }),
  ];
  const mail = invitationMail({ role, workspaceName: workspace.name, inviter, token });
  const mailId = await queueMail(tx, { to: email, workspaceId, ...mail });
  const sentAt = new Date();
  return {
    ...{ role, mailId, sentAt, invitedById: personOf(ctx), tokenHash: new Uint8Array(hashSecret(token)) },
    expiresAt: new Date(sentAt.getTime() + LASTS_MS),
  };
}
