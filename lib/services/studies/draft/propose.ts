import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { hasModel } from "@/lib/integrations/model/model";
import { permit } from "@/lib/services/access/permit";
import { claimQuestion } from "@/lib/services/eva/claim-question";
import { personSaving } from "@/lib/services/eva/saving";
import { requireStudy } from "../require-study";
import { requireTest } from "../require-test";
import { requireState } from "../states";
import { draft } from "./draft";
import type { Brief, Draft } from "./topic";

type How = { signal?: AbortSignal; repeatKey?: string | null };

/**
 * Proposes a new guide and screener for a draft study, for the person to accept or not; nothing is stored. Asked twice
 * at once under the same `repeatKey`, a model is paid for one. Throws `conflict` for a launched study, and `invalid` if
 * there is no question to draft from.
 */
export async function propose(
  ctx: Context,
  idOrSlug: string,
  given: { [K in keyof Brief]?: Brief[K] | undefined },
  { signal, repeatKey = null }: How = {},
): Promise<Draft> {
  permit(ctx, "study.write");
  const study = await requireStudy(ctx, idOrSlug);
  requireState(study.status, "edit");
  const question = given.question ?? study.question;
  if (!question) throw invalid("question", "Eva needs a research question to draft from.");
  const language = given.language ?? study.language ?? undefined;
  const brief = { question, type: given.type ?? requireTest(study).type, language };
  if (repeatKey === null || !hasModel()) return draft(ctx, brief, signal);
  const { actId } = personSaving(ctx, `draft ${study.id} ${repeatKey}`);
  const claim = await claimQuestion(ctx, { actId, answerId: null, threadId: null });
  try {
    return await draft({ ...ctx, work: actId }, brief, signal);
  } finally {
    // What the model answered is kept for whoever waits.
    await claim?.release(false);
  }
}
