import type { Context } from "@/lib/core/context";
import { generate } from "@/lib/services/model/generate";
import { moderatorFollowUpPrompt } from "@/lib/services/model/prompts/moderator-follow-up";
import { questionsOf } from "../questions-of";
import { checkLine } from "./check-line";
import { MOST_FOLLOW_UPS } from "./decide";
import type { Situation } from "./situation";

/**
 * A follow-up worded by a language model: null if it finds nothing to ask, undefined if its line doesn't pass the
 * check. Throws if the model fails.
 */
export async function followUpFromModel(
  ctx: Pick<Context, "workspaceId">,
  situation: Situation,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const { guide, state, turns, given, language } = situation;
  const question = questionsOf(guide).find(({ id }) => id === state.questionId);
  if (!question) return undefined;
  const mostFollowUps = MOST_FOLLOW_UPS[question.probe];
  const { followUps } = state;
  const asked = { language, question: question.text, followUps, mostFollowUps, turns, answer: given.text };
  const { follow_up } = await generate(ctx, moderatorFollowUpPrompt(asked), signal);
  const line = follow_up?.trim();
  if (!line) return null;
  return checkLine(line, situation) ? line : undefined;
}
