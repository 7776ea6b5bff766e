import type { Context } from "@/lib/core/context";
import type { Act } from "../act";
import { compose } from "../compose";
import { prepareAgain } from "./prepare-again";
import { saveAgain } from "./save-again";

/**
 * Gives another answer to the question of a chat's latest answer, and keeps the previous one. Never read as a request
 * to act, so nothing is proposed twice. Throws `conflict` for anything but the latest answer, and for a proposal.
 */
export async function again(ctx: Context, messageId: string, instructions: string | undefined): Promise<Act> {
  const prepared = await prepareAgain(ctx, messageId, instructions);
  return {
    threadId: prepared.threadId,
    begin: async () => null,
    run: async (telling) => ({ ...(await compose(ctx, prepared, telling)), proposal: null }),
    store: (answered) => saveAgain(ctx, prepared, answered),
    end: async () => {},
  };
}
