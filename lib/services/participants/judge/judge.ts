import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import type { Verdict } from "../record";
import { builtInJudge } from "./built-in";
import { isTampering } from "./tampering";
import { judgeWithModel } from "./with-model";

/** A researcher's condition, which is trusted, and a participant's words, which never are. */
export type Case = { condition: string; said: string; language: string | null };
export type Judged = { verdict: Verdict; reason: string | null };

/**
 * Whether an answer meets a condition. Doubt is a verdict of its own, which a person resolves: someone who addresses
 * the judge instead of answering is doubted, whatever a model makes of it, and so is everything if the model fails.
 */
export async function judge(ctx: Pick<Context, "workspaceId">, judged: Case, signal?: AbortSignal): Promise<Judged> {
  if (isTampering(judged.said))
    return { verdict: "uncertain", reason: "The answer talks about how it is assessed, so a person should read it." };
  if (!hasModel()) return builtInJudge(judged);
  try {
    return await judgeWithModel(ctx, judged, signal);
  } catch (error) {
    log().warn({ err: error }, "the model did not judge");
    return { verdict: "uncertain", reason: "The answer could not be assessed automatically." };
  }
}
