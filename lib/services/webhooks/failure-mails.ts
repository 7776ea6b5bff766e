import { config } from "@/lib/core/config";
import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { type MailPart, writeMail } from "@/lib/services/mail/write-mail";
import { adminAddresses } from "@/lib/services/members/admin-addresses";

type Told = { id: string; workspaceId: string; url: string };
export type FailureNews = "warned" | "gone" | "failing";

/** Path and query may contain the receiver's own secret, so a mail names only the host. */
const SAYS: Record<FailureNews, (host: string) => { subject: string; parts: string[] }> = {
  warned: (host) => ({
    subject: `Your webhook to ${host} has been failing for a day`,
    parts: [
      `Earshot has sent events to ${host} for 24 hours, and none were accepted.`,
      "Earshot keeps trying. If every delivery fails for five days, the webhook is disabled.",
    ],
  }),
  failing: (host) => ({
    subject: `Your webhook to ${host} was disabled`,
    parts: [
      `Earshot sent events to ${host} for five days, and none were accepted, so the webhook was disabled.`,
      "Once the endpoint works again, enable the webhook and resend what it missed.",
    ],
  }),
  gone: (host) => ({
    subject: `Your webhook to ${host} was disabled`,
    parts: [
      `${host} answered 410 Gone, which asks for no more deliveries, so the webhook was disabled.`,
      "If that was a mistake, enable it again and resend what it missed.",
    ],
  }),
};

/** Queues a mail to each admin of the workspace, in the same transaction. */
export async function mailAdmins(tx: Transaction, { id, workspaceId, url }: Told, news: FailureNews): Promise<void> {
  const { subject, parts } = SAYS[news](new URL(url).host);
  const link: MailPart = {
    link: `${config().APP_URL}/settings/webhooks/${id}`,
    label: "See its deliveries and responses",
  };
  for (const to of await adminAddresses(tx, workspaceId))
    await queueMail(tx, { to, workspaceId, ...writeMail(subject, [...parts, link]) });
}
