import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { judge } from "@/lib/services/participants/judge/judge";
import { questionsOf } from "../questions-of";
import { decide, type Hints } from "./decide";
import type { Next, Situation } from "./situation";
import { followUpFromModel } from "./with-model";

/** Nobody waits longer than this for the next question: the built-in moderator continues. */
const PATIENCE_MS = 8_000;
/** Stands for any line, to find out whether the answer may be followed up at all. */
const ANY_LINE = "\u0001";

/**
 * The moderator's next lines. A language model words follow-ups and judges conditions; its output is checked, and if it
 * fails or is slow, the built-in wording is used.
 */
export async function moderate(ctx: Pick<Context, "workspaceId">, situation: Situation): Promise<Next> {
  const hints: Hints & { conditions: Record<string, "qualified" | "not_qualified" | "uncertain"> } = { conditions: {} };
  const limit = AbortSignal.timeout(PATIENCE_MS);
  if (hasModel() && decide(situation, { followUp: ANY_LINE }).lines[0]?.text === ANY_LINE)
    hints.followUp = await followUpFromModel(ctx, situation, limit).catch((error: unknown) => {
      log().warn({ err: error }, "the model gave no follow-up");
      return undefined;
    });
  const conditions = new Map(questionsOf(situation.guide).map(({ id, conditionAi }) => [id, conditionAi]));
  for (;;) {
    const next = decide(situation, hints);
    const asked = next.lines.find(({ kind }) => kind === "question")?.questionId ?? "";
    const condition = conditions.get(asked);
    if (condition === undefined || asked in hints.conditions) return next;
    hints.conditions[asked] = (
      await judge(ctx, { condition, said: saidSoFar(situation), language: situation.language }, limit)
    ).verdict;
  }
}

const saidSoFar = ({ turns, given }: Situation): string =>
  [...turns.filter(({ role, kind }) => role === "participant" && kind === "answer").map(({ text }) => text), given.text]
    .filter(Boolean)
    .join("\n");
