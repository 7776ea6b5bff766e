import type { Context } from "@/lib/core/context";
import type { Act } from "../act";
import { compose } from "../compose/compose";
import { derivedId } from "../derived-id";
import { paidOnce } from "../paid-once";
import { storedReply } from "../stored-reply";
import { prepareAgain } from "./prepare-again";
import { otherIdOf, requireLatest, saveAgain } from "./save-again";

/**
 * Gives another answer to the question of a chat's latest answer, and keeps the previous one. Asked for twice at once,
 * a model is paid for one, which both get; whoever wanted another one by other instructions is told that the answer
 * isn't the latest any more. Never read as a request to act, so nothing is proposed twice. Throws
 * `conflict` for anything but the latest answer, and for a proposal.
 */
export async function again(ctx: Context, messageId: string, instructions: string | undefined): Promise<Act> {
  const prepared = await prepareAgain(ctx, messageId, instructions);
  const { threadId } = prepared;
  const answerId = otherIdOf(messageId, instructions);
  const actId = derivedId("message", messageId, "again");
  const stored = async () => {
    const known = await storedReply(ctx, answerId);
    if (!known) await requireLatest(ctx, prepared);
    return known;
  };
  return paidOnce(ctx, { actId, answerId, threadId }, stored, {
    run: async (within, telling) => ({ ...(await compose(within, prepared, telling)), proposal: null }),
    store: (answered) => saveAgain(ctx, prepared, answered),
  });
}
