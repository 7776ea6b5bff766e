import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { derivedId } from "./derived-id";
import type { Reply } from "./record";
import { answerIdOf, type Saving } from "./save";
import { storedReply } from "./stored-reply";

/** The reply that this very act got before; null if it is new. Throws `invalid` for a different question. */
export async function repeated(ctx: Context, saving: Saving, asked: string): Promise<Reply | null> {
  const where = { workspaceId: ctx.workspaceId, id: derivedId("message", saving.actId, "question") };
  const question = await db().chatMessage.findFirst({ where, select: { text: true } });
  // Both were stored at once.
  if (!question) return null;
  if (question.text !== asked)
    throw invalid("Idempotency-Key", "This Idempotency-Key was already used with a different body. Use a new key.");
  return storedReply(ctx, answerIdOf(saving));
}
