import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { mayPropose } from "@/lib/services/approvals/propose";
import { isGrounded, namesAnAct } from "./is-grounded";
import { couldBeRequest, type Read, readRequest } from "./read-request";
import { readWithModel } from "./read-with-model";

/**
 * The request in what a person typed, or null. If the built-in parser doesn't understand it, a model may read that text
 * alone; its reading counts only as far as the person's own words support it.
 */
export async function readAsked(ctx: Context, asked: string, signal?: AbortSignal): Promise<Read | null> {
  const read = readRequest(asked);
  if (read || !hasModel() || !couldBeRequest(asked) || !namesAnAct(asked)) return read;
  if (!mayPropose(ctx, "create_study")) return null;
  try {
    const request = await readWithModel(ctx, asked, signal);
    return request && isGrounded(request, asked) ? { request, german: false } : null;
  } catch (error) {
    signal?.throwIfAborted();
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model read no request");
    return null;
  }
}
