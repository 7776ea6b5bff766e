import type { Context } from "@/lib/core/context";
import type { ScreenerQuestion } from "@/lib/core/study/screener";
import type { StudyRecord } from "@/lib/services/studies/record";
import { type Judged, judge } from "./judge/judge";
import type { AnswerValue, ScreenerAnswers, ScreenerVerdict } from "./record";

const PATIENCE_MS = 8_000;

/** A verdict for every question of the screener; free answers are judged concurrently. */
export async function judgeScreener(
  ctx: Context,
  { screener, language }: StudyRecord,
  answers: ScreenerAnswers,
): Promise<ScreenerVerdict> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  const judged = await Promise.all(
    screener.questions.map(
      async (question) => [question.id, await judgeOne(ctx, question, answers[question.id], language, limit)] as const,
    ),
  );
  return Object.fromEntries(judged);
}

const PASS: Judged = { verdict: "qualified", reason: null };

async function judgeOne(
  ctx: Context,
  question: ScreenerQuestion,
  answer: AnswerValue | undefined,
  language: string | null,
  signal: AbortSignal,
): Promise<Judged> {
  if (answer === undefined) return { verdict: "uncertain", reason: "There is no answer." };
  const options = question.options ?? [];
  if (options.length > 0) {
    const qualifying = options.filter(({ qualifyIfChosen }) => qualifyIfChosen).map(({ option }) => option);
    const chosen = [answer].flat();
    if (qualifying.length === 0 || chosen.some((one) => qualifying.some((option) => option === one))) return PASS;
    return { verdict: "not_qualified", reason: "No qualifying option was chosen." };
  }
  const condition = question.selectionConditionAi;
  return condition ? judge(ctx, { condition, said: String(answer), language }, signal) : PASS;
}
