import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Choice, isChosen } from "./choice";
import { hide } from "./hide";
import { lockTranscript } from "./lock-transcript";
import type { MaskSummary } from "./record";
import { readMasks } from "./row";
import { stillSaid } from "./still-said";
import { summaryOf } from "./summary-of";
import { readLines } from "./transcript-lines";

/**
 * Masks suggestions, or dismissed ones named by id. Words that are no longer where they were found are skipped. Throws
 * `not_found` for a missing transcript.
 */
export async function apply(ctx: Context, ownerId: string, choice: Choice): Promise<MaskSummary & { changed: number }> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lockTranscript(tx, ctx, ownerId);
    const all = await readMasks(tx, ctx.workspaceId, ownerId);
    const mayMask = choice.maskIds ? ["suggested", "dismissed"] : ["suggested"];
    const wanted = all.filter(({ status }) => mayMask.includes(status)).filter(isChosen(choice));
    const lines = await readLines(tx, ctx.workspaceId, ownerId);
    const chosen = stillSaid(wanted, lines);
    if (chosen.length > 0) {
      await hide(tx, ctx, ownerId, { chosen, all, lines });
      audit(tx, { action: "transcript.masked", targetId: ownerId, details: { masks: chosen.length } });
    }
    return { changed: chosen.length, ...(await summaryOf(tx, ctx, ownerId)) };
  });
}
