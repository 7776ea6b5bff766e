import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { Question } from "../analyst/analyst";
import { builtIn } from "../analyst/built-in";
import { withModel } from "../analyst/with-model";
import type { Looking } from "../prepare";
import { inOtherWords } from "../retrieve/question/in-other-words";
import type { Retrieved } from "../retrieve/retriever";
import { type Checked, checkQuotes } from "./check-quotes";
import type { Telling } from "./composed";
import { brokeOff, fellBack } from "./fallback-words";

/** `fallback`: a model failed, and the built-in analyst wrote it; `suggested`: what a model would ask next. */
export type Written = {
  checked: Checked;
  fallback: boolean;
  suggested?: string[] | undefined;
};

/** The answer to a question, read in the chat's context, from what it finds; every quote in it is checked. */
export async function write(
  ctx: Context,
  looking: Looking,
  inContext: Question,
  retrieved: Retrieved,
  telling: Telling,
): Promise<Written> {
  return looking.byModel && retrieved.people > 0
    ? byModelOrNot(ctx, looking, inContext, retrieved, telling)
    : { checked: checkQuotes(await builtIn(inContext, retrieved)), fallback: false };
}

/** By a model; if it fails, by the built-in analyst. */
async function byModelOrNot(
  ctx: Context,
  { question, scope }: Looking,
  inContext: Question,
  retrieved: Retrieved,
  { signal, onChecked }: Telling,
): Promise<Written> {
  let told: Checked | null = null;
  const onDraft = onChecked && {
    onDraft: (draft: Parameters<typeof checkQuotes>[0]) => {
      const checked = checkQuotes(draft);
      if (checked.citations.length === 0) return;
      told = checked;
      onChecked(checked);
    },
  };
  let failure: ModelFailed["failure"] = "unusable";
  let droppedQuotes = 0;
  try {
    const better = await inOtherWords(ctx, inContext.text, scope, retrieved, signal);
    if (better.ranked.length === 0) return { checked: checkQuotes(await builtIn(inContext, better)), fallback: false };
    const draft = await withModel(ctx, question, better, { signal, ...onDraft });
    const checked = checkQuotes(draft);
    if (checked.paragraphs.length > 0 || checked.droppedQuotes === 0)
      return { checked, fallback: false, suggested: draft.followUps };
    ({ droppedQuotes } = checked);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model failed");
    ({ failure } = error);
  }
  if (told) return { checked: withLine(told, brokeOff), fallback: true };
  const checked = checkQuotes(await builtIn(inContext, retrieved));
  return { checked: withLine({ ...checked, droppedQuotes }, fellBack(failure)), fallback: true };
}

const withLine = (checked: Checked, line: string): Checked => ({
  ...checked,
  paragraphs: checked.paragraphs.length > 0 ? [...checked.paragraphs, line] : [],
});
