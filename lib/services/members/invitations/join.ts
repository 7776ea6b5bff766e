import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { audit, transaction } from "@/lib/db/transaction";
import { takeAttempt } from "@/lib/services/people/attempts";
import { hashPassword } from "@/lib/services/people/hash-password";
import { refusePassword } from "@/lib/services/sso/refuse-password";
import { admit, guestContext } from "./admit";
import { findOpen } from "./find-open";

type Newcomer = { token: string; name: string; password: string; address: string };

/**
 * Makes the account of the invited address and its membership together; no workspace of one's own comes with it. Throws
 * `not_found`, `conflict` for an invitation that is over or an address that has an account, `rate_limited`,
 * `forbidden` for a domain that requires single sign-on: its provider's sign-in uses the invitation.
 */
export async function join(
  { token, name, password, address }: Newcomer,
  requestId: string,
): Promise<{ workspaceId: string; email: string }> {
  const invitation = await findOpen(token);
  const { email, workspaceId } = invitation;
  await refusePassword(email);
  await takeAttempt("signUp", { email, address });
  const passwordHash = await hashPassword(password);
  const id = newId("user");
  // The link was mailed to the address; without a mail server an admin may have read it.
  const verifiedAt = sendsMail() ? new Date() : null;
  await transaction(guestContext(invitation, id, requestId), async (tx) => {
    const data = [{ id, email, name, passwordHash, verifiedAt }];
    const { count } = await tx.db.user.createMany({ data, skipDuplicates: true });
    if (!count)
      throw new AppError("conflict", "This address already has an account. Sign in to accept the invitation.");
    audit(tx, { action: "person.signed_up", targetId: id });
    await admit(tx, invitation, id);
  });
  return { workspaceId, email };
}
