import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { Locked } from "@/lib/services/participants/locked";
import { holdMinutes } from "./hold";
import { mayFinish } from "./may-finish";

/**
 * Under the study's lock: holds a place for the acting participant, who is then in progress. False, and recorded as
 * full, if none is left and they hold none.
 */
export async function takePlace(tx: Transaction, ctx: Context, locked: Locked): Promise<boolean> {
  const id = ctx.actor.kind === "participant" ? ctx.actor.participantId : "";
  const free = mayFinish(locked);
  if (!free && locked.status !== "qualified") return false;
  await tx.db.$executeRawUnsafe(
    `UPDATE participant SET status = $3, updated_at = now(),
            place_held_until = CASE WHEN $4 THEN now() + $5 * interval '1 minute' END
      WHERE id = $1 AND workspace_id = $2`,
    ...[id, ctx.workspaceId, free ? "in_progress" : "full", free, holdMinutes(locked.study)],
  );
  return free;
}
