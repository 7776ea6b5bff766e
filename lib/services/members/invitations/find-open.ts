import { AppError, notFound } from "@/lib/core/errors";
import { type FoundInvitation, findByToken } from "./find-by-token";

/** Why a link leads nowhere any more, and what to do about it. */
export const OVER: Record<Exclude<FoundInvitation["status"], "pending">, string> = {
  expired: "This invitation has expired. Ask whoever invited you to send it again.",
  accepted: "This invitation was used already. Sign in to get to the workspace.",
  cancelled: "This invitation was cancelled. Ask whoever invited you, if you think that is a mistake.",
};

/** Throws `not_found` for a link that is not ours, `conflict` with what to do for one that is over. */
export async function findOpen(token: string): Promise<FoundInvitation> {
  const found = await findByToken(token);
  if (!found) throw notFound("Invitation");
  if (found.status !== "pending") throw new AppError("conflict", OVER[found.status]);
  return found;
}
