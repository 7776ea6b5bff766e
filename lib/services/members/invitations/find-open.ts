import { AppError, notFound } from "@/lib/core/errors";
import { type FoundInvitation, findByToken } from "./find-by-token";

type Over = Exclude<FoundInvitation["status"], "pending">;

/** Why a link is no longer valid, and what to do about it. */
export const whyOver = (status: Over, inviter: string | null): string => OVER[status](inviter ?? "whoever invited you");

const OVER: Record<Over, (inviter: string) => string> = {
  expired: (inviter) => `This invitation has expired. Ask ${inviter} to send it again.`,
  accepted: () => "This invitation was already used. Sign in to open the workspace.",
  cancelled: (inviter) => `This invitation was canceled. If you think that is a mistake, ask ${inviter}.`,
};

/** Throws `not_found` for a link that isn't ours, and `conflict` with what to do for one that is over. */
export async function findOpen(token: string): Promise<FoundInvitation> {
  const found = await findByToken(token);
  if (!found) throw notFound("Invitation");
  if (found.status !== "pending") throw new AppError("conflict", whyOver(found.status, found.inviter));
  return found;
}
