import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { fromTemplates } from "./from-templates";
import type { Brief, Draft } from "./topic";
import { withModel } from "./with-model";

/** A person is waiting for it, and the templates are always available. */
const PATIENCE_MS = 25_000;
const FELL_BACK = "The language model gave no usable draft.";

/**
 * Eva's first draft of a study from its research question: by the language model if there is one, and by her own
 * templates otherwise, or if the model fails, is slow, or answers something unusable. The draft says which.
 */
export async function draft(ctx: Context, brief: Brief, signal?: AbortSignal): Promise<Draft> {
  if (!hasModel()) return fromTemplates(brief);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await withModel(ctx, brief, signal ? AbortSignal.any([signal, patience]) : patience);
  } catch (error) {
    signal?.throwIfAborted();
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model gave no draft");
    const made = fromTemplates(brief, true);
    return { ...made, note: `${FELL_BACK} ${made.note}` };
  }
}
