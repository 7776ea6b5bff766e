import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { BookingFacts } from "./booking-facts";
import { type BookingChange, bookingMails } from "./booking-mails";

/** Queues the mails about a booking in the transaction that changes it. */
export async function tell(
  tx: Transaction,
  facts: BookingFacts,
  change: BookingChange,
  who: "both" | "researcher" = "both",
): Promise<void> {
  const told = who === "both" ? facts : { ...facts, email: null };
  for (const { to, content } of bookingMails(told, change))
    await queueMail(tx, { to, workspaceId: facts.workspaceId, ...content });
}
