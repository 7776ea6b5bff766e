import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { StudyRecord } from "@/lib/services/studies/record";
import { type Decision, decisionMail } from "./decision-mail";

type Person = { id: string; name: string | null; email: string | null };

/** Tells a participant what was decided, if they left an address. */
export async function tellDecision(
  tx: Transaction,
  { workspaceId }: Context,
  { title, language, settings }: StudyRecord,
  { id: participantId, name, email }: Person,
  outcome: Decision["outcome"],
): Promise<void> {
  if (!email) return;
  const contactEmail = settings.contactEmail ?? null;
  const content = decisionMail({ participantId, name, title, language, outcome, contactEmail });
  await queueMail(tx, { ...content, workspaceId, to: email }, { isOneOfMany: true });
}
