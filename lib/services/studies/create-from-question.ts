import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import { claimQuestion } from "@/lib/services/eva/claim-question";
import { derivedId } from "@/lib/services/eva/derived-id";
import { personSaving } from "@/lib/services/eva/save";
import { create } from "./create";
import { draft } from "./draft/draft";
import { titleOf } from "./draft/title-of";
import { get } from "./get";
import type { Counted, StudyFields, StudyRecord } from "./record";

type How = { draft: boolean; signal?: AbortSignal; repeatKey?: string | null };

/**
 * Creates a draft whose title may come from its question. If requested, Eva writes what wasn't given, before anything
 * is stored, so that a slow model holds no lock. Repeated under the same `repeatKey` by the same person, it returns the
 * study made before; twice at once, a model is paid for one. Throws `invalid` without a title or a question.
 */
export async function createFromQuestion(ctx: Context, fields: StudyFields, how: How): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  const question = fields.question ?? "";
  if (how.draft && !question) throw invalid("question", "Eva needs a research question to draft from.");
  if (!question && !fields.title) throw invalid("title", "A study needs a title or a question.");
  const { repeatKey = null } = how;
  if (repeatKey === null) return create(ctx, await written(ctx, fields, how));
  const { actId } = personSaving(ctx, `create study ${repeatKey}`);
  const id = derivedId("study", actId, "study");
  const claim = await claimQuestion(ctx, { actId, answerId: null, threadId: null });
  let isCreated = false;
  try {
    const known = await madeBefore(ctx, id, fields);
    const study = known ?? (await create(ctx, await written({ ...ctx, work: actId }, fields, how), id));
    isCreated = true;
    return study;
  } finally {
    // Until there is a study, what the model answered is kept for whoever waits or comes back.
    await claim?.release(isCreated);
  }
}

/** The study that was made under the same key, by somebody who was at it or died before saying so. */
async function madeBefore(ctx: Context, id: string, { question = null }: StudyFields) {
  const known = await get(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "not_found") return null;
    throw error;
  });
  if (known && known.question !== question)
    throw invalid("Idempotency-Key", "This Idempotency-Key was already used with a different body. Use a new key.");
  return known;
}

async function written(ctx: Context, fields: StudyFields, how: How): Promise<StudyFields & { title: string }> {
  const question = fields.question ?? "";
  if (!how.draft) return { ...fields, title: fields.title ?? titleOf(question) };
  const { type = "ai-curated-interview", language } = fields;
  if (type === "swarm") throw invalid("draft", "Eva drafts studies with people. A Swarm study starts empty.");
  const drafted = await draft(ctx, { question, type, language: language ?? undefined }, how.signal);
  return {
    ...fields,
    title: fields.title ?? drafted.title,
    language: language ?? drafted.language,
    guide: fields.guide ?? drafted.guide,
    screener: fields.screener ?? drafted.screener,
  };
}
