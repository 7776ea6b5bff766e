import type { Context } from "@/lib/core/context";
import type { Act } from "../act";
import { compose } from "../compose";
import { prepareAgain } from "./prepare-again";
import { saveAgain } from "./save-again";

/**
 * Another answer to the question that a chat's latest answer answers; the one before it stays. It is never read as a
 * request to act: nothing is proposed twice. Throws `conflict` for what is not the latest answer, and for a proposal.
 */
export async function again(ctx: Context, messageId: string, instructions: string | undefined): Promise<Act> {
  const prepared = await prepareAgain(ctx, messageId, instructions);
  return {
    known: null,
    threadId: prepared.threadId,
    run: async (telling) => ({ ...(await compose(ctx, prepared, telling)), proposal: null }),
    store: (answered) => saveAgain(ctx, prepared, answered),
  };
}
