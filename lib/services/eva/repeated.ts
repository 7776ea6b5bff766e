import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { derivedId } from "./derived-id";
import type { Reply } from "./record";
import { answerIdOf } from "./save";
import type { Saving } from "./saving";
import { storedReply } from "./stored-reply";

/**
 * The reply that one of these acts, which are the same one, got after `since`; null if it is new. Throws `invalid` for a
 * different question.
 */
export async function repeated(ctx: Context, acts: Saving[], asked: string, since?: Date): Promise<Reply | null> {
  const saved = new Map(acts.map((saving) => [derivedId("message", saving.actId, "question"), saving]));
  const question = await db().chatMessage.findFirst({
    where: { workspaceId: ctx.workspaceId, id: { in: [...saved.keys()] }, ...(since && { createdAt: { gt: since } }) },
    select: { id: true, text: true },
  });
  const saving = question && saved.get(question.id);
  // Both were stored at once.
  if (!saving) return null;
  if (question.text !== asked)
    throw invalid("Idempotency-Key", "This Idempotency-Key was already used with a different body. Use a new key.");
  return storedReply(ctx, answerIdOf(saving));
}
