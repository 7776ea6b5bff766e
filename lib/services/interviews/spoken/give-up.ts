import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { SpokenId } from "./find-uploaded";

/** Records that transcription failed, so that the participant is asked to type. */
export async function giveUp(ctx: Context, { sessionId, index }: SpokenId): Promise<void> {
  permit(ctx, "file.write");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.spokenAnswer.updateMany({
      where: { sessionId, index, status: "uploaded", session: { workspaceId: ctx.workspaceId } },
      data: { status: "failed" },
    });
    if (count === 1) audit(tx, { action: "answer.unheard", targetId: sessionId, details: { version: index } });
  });
}
