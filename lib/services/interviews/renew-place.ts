import { transaction } from "@/lib/db/transaction";
import type { Found } from "@/lib/services/participants/find";
import { lockParticipant } from "@/lib/services/participants/locked";
import { takePlace } from "./take-place";

/** Keeps the place for longer, or takes one again where the hold ran out; false when there is none any more. */
export const renewPlace = (found: Found): Promise<boolean> =>
  transaction(found.ctx, async (tx) => {
    const locked = await lockParticipant(tx, found);
    if (locked.deleted || !locked.open || locked.status !== "in_progress") return false;
    return takePlace(tx, found.ctx, locked);
  });
