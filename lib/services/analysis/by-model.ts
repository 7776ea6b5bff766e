import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed, type ModelFailure } from "@/lib/integrations/model/model-failed";

/**
 * Who did a job: `built-in` or the model's name; `fallback`: why the built-in analyst did although there is a model.
 */
export type Made = { madeBy: string; fallback: ModelFailure | null };

/**
 * Has a model do a job, or the built-in analyst if there is none or it fails: all of it, so that it can be explained.
 */
export async function byModelOr<T>(
  ctx: Context,
  byModel: () => Promise<T>,
  builtIn: () => Promise<T>,
): Promise<{ result: T; made: Made }> {
  let fallback: ModelFailure | null = null;
  if (hasModel()) {
    try {
      return { result: await byModel(), made: { madeBy: config().MODEL_NAME, fallback } };
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      log().warn({ workspaceId: ctx.workspaceId, err: error }, "the model failed; the built-in analyst does the job");
      fallback = error.failure;
    }
  }
  return { result: await builtIn(), made: { madeBy: "built-in", fallback } };
}
