import type { Context } from "@/lib/core/context";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { generate } from "@/lib/services/model/generate";
import { chapterTitlesPrompt } from "@/lib/services/model/prompts/chapter-titles";
import type { Chapter } from "./record";

const LONGEST = 64;

const FORBIDDEN = /["“”„«»<>`*#\n]|https?:|www\./i;

/** Whether a title may be used for a chapter: short, without quotation, and in words that were asked or said in it. */
export function fits(title: string, chapter: Chapter, language: string | null): boolean {
  if (title.length < 3 || title.length > LONGEST || FORBIDDEN.test(title)) return false;
  const stem = stemmerOf(language);
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const known = new Set(stemsOf(`${chapter.title} ${chapter.summary}`));
  const named = stemsOf(title);
  return named.length > 0 && named.filter((word) => known.has(word)).length * 2 >= named.length;
}

/** A model's better titles for chapters, by their present titles: only those that fit. Throws if the model fails. */
export async function titleWithModel(
  ctx: Context,
  chapters: readonly Chapter[],
  language: string | null,
): Promise<Map<string, string>> {
  const { titles } = await generate(ctx, chapterTitlesPrompt(chapters));
  const fitting = new Map<string, string>();
  for (const { chapter: number, title } of titles) {
    const [chapter, named] = [chapters[number], title.trim().replace(/[.:]$/, "")];
    if (chapter && fits(named, chapter, language)) fitting.set(chapter.title, named);
  }
  return fitting;
}
