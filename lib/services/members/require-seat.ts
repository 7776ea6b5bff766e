import { AppError } from "@/lib/core/errors";
import type { Seats } from "./record";
import { seats } from "./seats";

/** Why there is no seat, in a sentence for the admin who wanted one. */
export function seatsTaken({ used, reserved, included }: Seats): string {
  const all = included === 1 ? "The one paid seat is taken" : `All ${included} paid seats are taken`;
  const held = reserved > 0 ? `, ${reserved} of them by open invitations` : "";
  return used > included
    ? `${used} paid seats are taken, and the plan has ${included}.`
    : `${all}${held}. Observers don't need one.`;
}

/** Throws `allowance_used` if no paid seat is free. Call under the workspace's lock. */
export async function requireSeat(workspaceId: string): Promise<void> {
  const now = await seats(workspaceId);
  if (now.used >= now.included) throw new AppError("allowance_used", seatsTaken(now), { reason: "seats_taken" });
}
