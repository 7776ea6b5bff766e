import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { completeIfFull } from "@/lib/services/studies/complete-if-full";
import { type Completion, completeSession } from "./complete-session";

/**
 * Completes a session under the study's lock, which the caller holds, and ends the study if that was the last place.
 * False if every place is used up, or it was completed before.
 */
export async function complete(tx: Transaction, ctx: Context, completion: Completion): Promise<boolean> {
  const { id, targetParticipants } = completion.study;
  const done = await completeSession(tx, ctx, completion);
  if (done && targetParticipants !== null && done.places >= targetParticipants) await completeIfFull(tx, ctx, id);
  return done !== null;
}
