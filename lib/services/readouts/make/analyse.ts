import type { Context } from "@/lib/core/context";
import { type Tell, untold } from "@/lib/core/work-progress";
import { hasModel } from "@/lib/integrations/model/model";
import { modelDraft } from "./by-model/model-draft";
import { draft } from "./draft";
import type { Draft } from "./found";
import type { Said } from "./load-said";

type How = { tell?: Tell; isBuiltIn?: boolean };

/**
 * Themes and claims over everything that was said: a language model's, or the built-in analyst's if there is none, it
 * fails, or `isBuiltIn` asks for that. `tell` is awaited before each step that costs something, and may throw to end
 * the work.
 */
export async function analyse(
  ctx: Context,
  said: Said,
  { tell = untold, isBuiltIn = false }: How = {},
): Promise<Draft> {
  const byModel = isBuiltIn || !hasModel() ? null : await modelDraft(ctx, said, tell);
  if (byModel !== null && typeof byModel !== "string") return byModel;
  await tell({ step: "sort", done: 0, total: 0 });
  return { ...(await draft(said)), fallback: byModel };
}
