import { AppError, notFound } from "@/lib/core/errors";
import { type FoundInvitation, findByToken } from "./find-by-token";

/** Why a link is no longer valid, and what to do about it. */
export const OVER: Record<Exclude<FoundInvitation["status"], "pending">, string> = {
  expired: "This invitation has expired. Ask the person who invited you to send it again.",
  accepted: "This invitation was already used. Sign in to open the workspace.",
  cancelled: "This invitation was canceled. If you think that is a mistake, ask the person who invited you.",
};

/** Throws `not_found` for a link that isn't ours, and `conflict` with what to do for one that is over. */
export async function findOpen(token: string): Promise<FoundInvitation> {
  const found = await findByToken(token);
  if (!found) throw notFound("Invitation");
  if (found.status !== "pending") throw new AppError("conflict", OVER[found.status]);
  return found;
}
