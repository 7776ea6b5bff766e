import type { Context } from "@/lib/core/context";
import { modelDraft } from "./by-model/model-draft";
import { draft } from "./draft";
import type { Draft } from "./found";
import type { Said } from "./load-said";

const always = async (): Promise<void> => {};

/**
 * Themes and claims over everything that was said: a language model's, or the built-in analyst's if there is none or it
 * fails. `before` is awaited before each step that costs something, and may throw to end the work.
 */
export async function analyse(ctx: Context, said: Said, before: () => Promise<void> = always): Promise<Draft> {
  return (await modelDraft(ctx, said, before)) ?? draft(said);
}
