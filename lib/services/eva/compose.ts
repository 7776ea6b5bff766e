import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { builtIn } from "./analyst/built-in";
import { withModel } from "./analyst/with-model";
import { type Checked, checkQuotes } from "./check-quotes";
import type { Prepared } from "./prepare";
import { type Citation, NO_ANSWER } from "./record";
import { questionInContext } from "./retrieve/question-in-context";
import { retrieve } from "./retrieve/retrieve";

export type Composed = { paragraphs: string[]; citations: Citation[]; droppedQuotes: number; fallback: boolean };

/**
 * Finds and writes an answer in which every quote was checked. Nothing is stored. A model that fails is replaced by
 * the built-in analyst, and the answer says so.
 */
export async function compose(ctx: Context, { question, scope }: Prepared, signal?: AbortSignal): Promise<Composed> {
  const retrieved = await retrieve(ctx, questionInContext(question), scope);
  signal?.throwIfAborted();
  let droppedQuotes = 0;
  let fallback = false;
  if (hasModel() && retrieved.ranked.length > 0) {
    try {
      const checked = checkQuotes(await withModel(question, retrieved, signal));
      if (checked.paragraphs.length > 0 || checked.droppedQuotes === 0) return finish(checked, false);
      droppedQuotes = checked.droppedQuotes;
    } catch (error) {
      signal?.throwIfAborted();
      log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model failed");
      fallback = true;
    }
  }
  const checked = checkQuotes(await builtIn(question, retrieved));
  return finish({ ...checked, droppedQuotes: checked.droppedQuotes + droppedQuotes }, fallback);
}

export const FELL_BACK = "The language model could not be reached, so this is put together without it.";

function finish(checked: Checked, fallback: boolean): Composed {
  if (checked.paragraphs.length === 0) return { ...checked, paragraphs: [NO_ANSWER], citations: [], fallback };
  return { ...checked, paragraphs: fallback ? [...checked.paragraphs, FELL_BACK] : checked.paragraphs, fallback };
}
