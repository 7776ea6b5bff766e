import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import { requireStudy } from "../require-study";
import { requireTest } from "../require-test";
import { requireState } from "../states";
import { draft } from "./draft";
import type { Brief, Draft } from "./topic";

/**
 * Proposes a new guide and screener for a draft study, for the person to accept or not; nothing is stored. Throws
 * `conflict` for a launched study, and `invalid` if there is no question to draft from.
 */
export async function propose(
  ctx: Context,
  idOrSlug: string,
  given: { [K in keyof Brief]?: Brief[K] | undefined },
  signal?: AbortSignal,
): Promise<Draft> {
  permit(ctx, "study.write");
  const study = await requireStudy(ctx, idOrSlug);
  requireState(study.status, "edit");
  const question = given.question ?? study.question;
  if (!question) throw invalid("question", "Eva needs a research question to draft from.");
  const language = given.language ?? study.language ?? undefined;
  return draft(ctx, { question, type: given.type ?? requireTest(study).type, language }, signal);
}
