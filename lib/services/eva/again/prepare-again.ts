import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { hasModel } from "@/lib/integrations/model/model";
import { permit } from "@/lib/services/access/permit";
import { get } from "@/lib/services/threads/get";
import type { MessageRecord } from "@/lib/services/threads/record";
import { versionsIn } from "@/lib/services/transcripts/versions-in";
import { type Prepared, requireSteering, scopeOf, turnsOf } from "../prepare";
import { readRequest } from "../requests/read-request";

/** A question to be answered again, as it is in the chat, and the previous answer. */
export type PreparedAgain = Prepared & { threadId: string; repeated: MessageRecord; earlier: MessageRecord };

/** Throws `not_found` for an answer that the caller may not see, and `conflict` if it can't be given again. */
export async function prepareAgain(
  ctx: Context,
  messageId: string,
  instructions: string | undefined,
): Promise<PreparedAgain> {
  permit(ctx, "eva.ask");
  requireSteering(ctx, instructions);
  const where = { id: messageId, workspaceId: ctx.workspaceId, role: "assistant" };
  const found = await db().chatMessage.findFirst({ where, select: { threadId: true } });
  if (!found) throw notFound("Answer");
  const { id: threadId, projectId, scope, messages } = await get(ctx, found.threadId).catch(asAnswer);
  const earlier = messages.at(-1);
  const asked = messages.findLastIndex(({ role }) => role === "user");
  const question = messages[asked];
  if (earlier?.id !== messageId || !question) throw notTheLatest();
  const answers = messages.slice(asked + 1);
  if (answers.some(({ approval }) => approval !== null) || readRequest(question.text) !== null)
    throw new AppError("conflict", "A request to do something can't be answered again. Ask Eva again instead.");
  const avoid = new Set(answers.flatMap(({ citations }) => citations.map(({ id }) => id)));
  const within = { ...scopeOf(scope), ...(projectId && { projectId }) };
  return {
    question: { text: question.text, turns: turnsOf(messages.slice(0, asked)), instructions, avoid },
    scope: within,
    byModel: hasModel(),
    versions: await versionsIn(ctx, within),
    threadId,
    asked: question.text,
    repeated: question,
    earlier,
  };
}

/** A chat that the caller may not see isn't mentioned either. */
function asAnswer(error: unknown): never {
  throw error instanceof AppError && error.kind === "not_found" ? notFound("Answer") : error;
}

export const notTheLatest = (): AppError =>
  new AppError("conflict", "Only the latest answer of a conversation can be answered again.");
