import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { MailContent } from "./record";

type QueuedMail = MailContent & { to: string; workspaceId?: string };

/**
 * Queues a mail in the transaction of its act and returns its id. The event that starts sending it contains only the
 * id. `isOneOfMany`: hundreds may be queued at once, and hold up only each other.
 */
export async function queueMail(
  tx: Transaction,
  { to, workspaceId, ...content }: QueuedMail,
  { isOneOfMany = false } = {},
): Promise<string> {
  const id = randomUUID();
  await tx.db.mail.create({ data: { id, recipient: to, workspaceId, ...content } });
  emit(tx, isOneOfMany ? "mail.bulk.queued" : "mail.queued", id, { mailId: id });
  return id;
}
