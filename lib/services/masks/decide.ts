import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Choice, isChosen } from "./choice";
import { lockTranscript } from "./lock-transcript";
import type { MaskSummary } from "./record";
import { readMasks } from "./row";
import { updateMasks } from "./store-rows";
import { summaryOf } from "./summary-of";

type Result = MaskSummary & { changed: number };

/** Marks suggestions as not personal data; they aren't suggested again. */
export const dismiss = (ctx: Context, ownerId: string, choice: Choice): Promise<Result> =>
  move(ctx, ownerId, choice, { from: "suggested", to: "dismissed" });

/** Makes dismissed ones suggestions again. */
export const restore = (ctx: Context, ownerId: string, choice: Choice): Promise<Result> =>
  move(ctx, ownerId, choice, { from: "dismissed", to: "suggested" });

type Step = { from: "suggested" | "dismissed"; to: "suggested" | "dismissed" };

async function move(ctx: Context, ownerId: string, choice: Choice, { from, to }: Step): Promise<Result> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lockTranscript(tx, ctx, ownerId);
    const all = await readMasks(tx, ctx.workspaceId, ownerId);
    const chosen = all.filter(({ status }) => status === from).filter(isChosen(choice));
    await updateMasks(
      tx,
      ctx,
      chosen.map((row) => ({ ...row, status: to })),
    );
    const action = to === "dismissed" ? "transcript.masks_dismissed" : "transcript.masks_restored";
    if (chosen.length > 0) audit(tx, { action, targetId: ownerId, details: { masks: chosen.length } });
    return { changed: chosen.length, ...(await summaryOf(tx, ctx, ownerId)) };
  });
}
