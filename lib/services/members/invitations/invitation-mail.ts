import { config } from "@/lib/core/config";
import { mailName } from "@/lib/core/mail/mail-text";
import { ROLE_SENTENCES } from "@/lib/core/role-sentences";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";
import type { MemberRole } from "../record";

type Facts = {
  role: MemberRole;
  workspaceName: string;
  inviter: { name: string | null; email: string } | null;
  token: string;
};

/** Names the inviter's address, which nobody can choose freely; typed words are text without links. */
export function invitationMail({ role, workspaceName, inviter, token }: Facts): MailContent {
  const workspace = mailName(workspaceName) ?? "their workspace";
  const name = mailName(inviter?.name ?? null);
  const who = !inviter ? "An admin" : name ? `${name} (${inviter.email})` : inviter.email;
  return writeMail(`Join ${workspace} on Earshot`, [
    { greeting: "Hello," },
    `${who} invited you to ${workspace} on Earshot, where teams keep what they learn from interviews and studies.`,
    ROLE_SENTENCES[role],
    { label: "Accept the invitation", link: `${config().APP_URL}/join/${token}` },
    "This link works only for your address, once, and for seven days.",
    { small: "If you don’t know who this is, you can ignore this email. Nothing happens unless you use the link." },
  ]);
}
