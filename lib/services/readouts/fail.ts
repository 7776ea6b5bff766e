import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import type { Asked } from "./make";

/** Ends a generation with one plain sentence, unless a later one was requested; the previous content stays. */
export async function fail(ctx: Context, { readoutId, generation }: Asked, error: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.readout.updateMany({
      where: { id: readoutId, workspaceId: ctx.workspaceId, generation, status: "generating" },
      data: { status: "failed", error, version: { increment: 1 } },
    });
    if (count === 1) audit(tx, { action: "readout.failed", targetId: readoutId, details: { generation } });
  });
}
