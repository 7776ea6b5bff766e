import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import { create } from "./create";
import { draft } from "./draft/draft";
import { titleOf } from "./draft/title-of";
import type { Counted, StudyFields, StudyRecord } from "./record";

type How = { draft: boolean; signal?: AbortSignal };

/**
 * Creates a draft whose title may come from its question. If requested, Eva writes what wasn't given, before anything
 * is stored, so that a slow model holds no lock. Throws `invalid` without a title or a question.
 */
export async function createFromQuestion(ctx: Context, fields: StudyFields, how: How): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  const question = fields.question ?? "";
  if (how.draft && !question) throw invalid("question", "Eva needs a research question to draft from.");
  if (!question && !fields.title) throw invalid("title", "A study needs a title or a question.");
  if (!how.draft) return create(ctx, { ...fields, title: fields.title ?? titleOf(question) });
  const { type = "ai-curated-interview", language } = fields;
  if (type === "swarm") throw invalid("draft", "Eva drafts studies with people. A Swarm study starts empty.");
  const drafted = await draft(ctx, { question, type, language: language ?? undefined }, how.signal);
  return create(ctx, {
    ...fields,
    title: fields.title ?? drafted.title,
    language: language ?? drafted.language,
    guide: fields.guide ?? drafted.guide,
    screener: fields.screener ?? drafted.screener,
  });
}
