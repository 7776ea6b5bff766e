import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { generate } from "@/lib/services/model/generate";
import { themeNamesPrompt } from "@/lib/services/model/prompts/theme-names";
import type { Read } from "./plan";

const MOST_LINES = 6;
const MOST_LETTERS = 300;

/** A title is a few words on one line: no quotation, no link, nothing that a page could misinterpret. */
const IS_TITLE = /^[\p{L}\p{N}][\p{L}\p{N} ,&/'’-]{1,58}$/u;

/** Lets a configured model name new tags; names that don't pass stay the analyst's own, as do all if it fails. */
export async function nameSubjects(ctx: Context, found: Read): Promise<Read> {
  if (!hasModel() || found.subjects.length === 0) return found;
  const themes = found.subjects.map(({ terms, members }, number) => {
    const lines = [...members].sort((a, b) => b.sure - a.sure).slice(0, MOST_LINES);
    return { number, words: terms, lines: lines.map(({ line }) => line.text.slice(0, MOST_LETTERS)) };
  });
  try {
    const named = await generate(ctx, themeNamesPrompt(themes));
    const titles = new Map(named.themes.map(({ number, title }) => [number, title.trim()]));
    const taken = new Set(found.subjects.map(({ title }) => title.toLowerCase()));
    const subjects = found.subjects.map((subject, number) => {
      const title = titles.get(number) ?? "";
      if (!IS_TITLE.test(title) || taken.has(title.toLowerCase()) || isSaid(title, found)) return subject;
      taken.add(title.toLowerCase());
      return { ...subject, called: title };
    });
    return { ...found, subjects };
  } catch (error) {
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model failed");
    return found;
  }
}

/** Four consecutive words of someone are a quotation, which only passages may contain. */
const isSaid = (title: string, { lines }: Read): boolean =>
  title.split(" ").length >= 4 && lines.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()));
