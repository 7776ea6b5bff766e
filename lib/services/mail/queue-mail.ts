import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { MailContent } from "./record";

type QueuedMail = MailContent & { to: string; workspaceId?: string };

/**
 * Writes a mail in the transaction of the act it tells of and answers its id. The event that starts its sending names it
 * and no more.
 */
export async function queueMail(tx: Transaction, { to, workspaceId, ...content }: QueuedMail): Promise<string> {
  const id = randomUUID();
  await tx.db.mail.create({ data: { id, recipient: to, workspaceId, ...content } });
  emit(tx, "mail.queued", id, { mailId: id });
  return id;
}
