import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { claimQuestion } from "@/lib/services/eva/claim-question";
import { derivedId } from "@/lib/services/eva/derived-id";
import { personSaving, type Saving, savingsOf } from "@/lib/services/eva/saving";
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
  const work = `create study ${repeatKey}`;
  const { actId } = personSaving(ctx, work);
  const claim = await claimQuestion(ctx, { actId, answerId: null, threadId: null });
  let isCreated = false;
  try {
    const made = savingsOf(ctx, work);
    const known = await madeBefore(ctx, made, fields);
    const study = known ?? (await create(ctx, await written({ ...ctx, work: actId }, fields, how), idOf(made.current)));
    isCreated = true;
    return study;
  } finally {
    // Until there is a study, what the model answered is kept for whoever waits or comes back.
    await claim?.release(isCreated);
  }
}

const idOf = ({ actId }: Saving): string => derivedId("study", actId, "study");

/** The study that was made under the same key, by somebody who was at it or died before saying so. */
async function madeBefore(ctx: Context, made: ReturnType<typeof savingsOf>, { question = null }: StudyFields) {
  const where = { workspaceId: ctx.workspaceId, id: { in: made.recent.map(idOf) }, createdAt: { gt: made.since } };
  const row = await db().study.findFirst({ where, select: { id: true } });
  const known = row && (await get(ctx, row.id));
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
