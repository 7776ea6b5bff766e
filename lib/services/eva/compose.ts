import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { isUnsure, noAnswer } from "@/lib/core/no-answer";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { Scope } from "@/lib/services/evidence/scope";
import { builtIn } from "./analyst/built-in";
import { ENGLISH, GERMAN, type Phrases } from "./analyst/phrases";
import { withModel } from "./analyst/with-model";
import { type Checked, checkQuotes } from "./check-quotes";
import { brokeOff, fellBack } from "./fallback-words";
import { followUps } from "./follow-ups/follow-ups";
import type { Prepared } from "./prepare";
import type { Citation } from "./record";
import { questionInContext } from "./retrieve/question-in-context";
import { retrieve } from "./retrieve/retrieve";
import type { Retrieved } from "./retrieve/retriever";

export type Composed = {
  paragraphs: string[];
  citations: Citation[];
  droppedQuotes: number;
  fallback: boolean;
  followUps: string[];
};

/** `onChecked` receives the answer as it grows; what it was told once stays, with every quote checked. */
export type Telling = { signal?: AbortSignal | undefined; onChecked?: ((checked: Checked) => void) | undefined };

type Written = { checked: Checked; fallback: boolean; suggested?: string[] | undefined };

/**
 * Finds and writes an answer in which every quote is checked. Nothing is stored. If a model fails, the built-in analyst
 * takes over, and the answer says so.
 */
export async function compose(ctx: Context, prepared: Prepared, telling: Telling = {}): Promise<Composed> {
  const { question, scope } = prepared;
  const retrieved = await retrieve(ctx, questionInContext(question), scope);
  telling.signal?.throwIfAborted();
  const asks = hasModel() && retrieved.ranked.length > 0;
  const written = asks
    ? await byModel(ctx, prepared, retrieved, telling)
    : { checked: checkQuotes(await builtIn(question, retrieved)), fallback: false, suggested: [] };
  const { fallback, suggested } = written;
  const { droppedQuotes, citations } = written.checked;
  if (citations.length === 0) {
    const paragraphs = [noAnswer(placeOf(scope)), ...leftOutOf(retrieved, ENGLISH)];
    return { paragraphs, citations: [], droppedQuotes, fallback, followUps: [] };
  }
  const leftOut = leftOutOf(retrieved, retrieved.german ? GERMAN : ENGLISH);
  const checked = { ...written.checked, paragraphs: [...written.checked.paragraphs, ...leftOut] };
  telling.onChecked?.(checked);
  // What may be about something else is nothing to go on with.
  const next = isUnsure(checked.paragraphs[0] ?? "")
    ? []
    : await followUps(question, retrieved, checked.citations, suggested);
  return { ...checked, fallback, followUps: next };
}

const leftOutOf = ({ leftOut }: Retrieved, phrases: Phrases): string[] =>
  leftOut > 0 ? [phrases.leftOut(leftOut)] : [];

function placeOf({ projectId, fileIds, studyIds, sessionIds }: Scope) {
  if (fileIds || studyIds || sessionIds) return "chosen";
  return projectId === undefined ? "workspace" : "project";
}

async function byModel(
  ctx: Context,
  { question }: Prepared,
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
    const draft = await withModel(ctx, question, retrieved, { signal, ...onDraft });
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
  const checked = checkQuotes(await builtIn(question, retrieved));
  return { checked: withLine({ ...checked, droppedQuotes }, fellBack(failure)), fallback: true };
}

const withLine = (checked: Checked, line: string): Checked => ({
  ...checked,
  paragraphs: checked.paragraphs.length > 0 ? [...checked.paragraphs, line] : [],
});
