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
    subject: `Webhook to ${host} has been failing for a day`,
    parts: [
      `Nothing that Earshot sent to ${host} in the last 24 hours was accepted.`,
      "It keeps trying. After five days of failures only, the webhook is disabled.",
    ],
  }),
  failing: (host) => ({
    subject: `Webhook to ${host} was disabled`,
    parts: [
      `Nothing that Earshot sent to ${host} was accepted for five days, so the webhook was disabled.`,
      "Once the receiver works again, enable it and send what was missed.",
    ],
  }),
  gone: (host) => ({
    subject: `Webhook to ${host} was disabled`,
    parts: [
      `${host} answered 410 Gone, which asks for no more deliveries, so the webhook was disabled.`,
      "If that was a mistake, enable it again and send what was missed.",
    ],
  }),
};

/** Queues a mail to each admin of the workspace, in the same transaction. */
export async function mailAdmins(tx: Transaction, { id, workspaceId, url }: Told, news: FailureNews): Promise<void> {
  const { subject, parts } = SAYS[news](new URL(url).host);
  const link: MailPart = { link: `${config().APP_URL}/settings/webhooks/${id}`, label: "Its deliveries and answers" };
  for (const to of await adminAddresses(tx, workspaceId))
    await queueMail(tx, { to, workspaceId, ...writeMail(subject, [...parts, link]) });
}
