import { AppError } from "@/lib/core/errors";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { transaction } from "@/lib/db/transaction";
import { find } from "@/lib/services/sessions/find";
import { admit, guestContext } from "./admit";
import { findOpen } from "./find-open";

type Accepted = { token: string; sessionToken: string | null };

/**
 * Makes the signed-in owner of the invited address a member, and the workspace their browser's current one.
 * `isSignedIn` is false if it requires single sign-on, which ends that session. Throws `unauthenticated`, `not_found`,
 * `conflict` for an invitation that is over, `forbidden` for another's address.
 */
export async function accept(
  { token, sessionToken }: Accepted,
  requestId: string,
): Promise<{ workspaceId: string; email: string; isSignedIn: boolean }> {
  const invitation = await findOpen(token);
  const session = sessionToken === null ? null : await find(sessionToken);
  if (!session || sessionToken === null) throw new AppError("unauthenticated", "Sign in to accept the invitation.");
  const { person } = session;
  if (person.email !== invitation.email)
    throw new AppError(
      "forbidden",
      `This invitation is for ${invitation.email}; you are signed in as ${person.email}.`,
    );
  const { workspaceId } = invitation;
  const isSignedIn = await transaction(guestContext(invitation, person.id, requestId), async (tx) => {
    await admit(tx, invitation, person.id);
    // The link was mailed to the address; without a mail server an admin may have read it.
    if (sendsMail())
      await tx.db.user.updateMany({ where: { id: person.id, verifiedAt: null }, data: { verifiedAt: new Date() } });
    const tokenHash = new Uint8Array(hashSecret(sessionToken));
    const { count } = await tx.db.session.updateMany({ where: { tokenHash }, data: { workspaceId } });
    return count > 0;
  });
  return { workspaceId, email: person.email, isSignedIn };
}
