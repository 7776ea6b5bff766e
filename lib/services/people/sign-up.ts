import { sendsMail } from "@/lib/core/mail/sends-mail";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { refusePassword } from "@/lib/services/sso/refuse-password";
import { takeAttempt } from "./attempts";
import { findByEmail } from "./find-by-email";
import { hashPassword } from "./hash-password";
import { alreadyHereMail, confirmationMail } from "./mails";
import { newcomerContext, openAccount } from "./open-account";
import { signInUrl } from "./sign-in-url";

/** `goTo`: the URL of ours that the mailed link opens. */
type SignUp = { email: string; name: string; password: string; workspaceName: string; goTo: string };
/** What to do next: check one's mail, or sign in with the password just chosen. */
export type NextStep = "check_email" | "sign_in";

const DAY_MS = 86_400_000;

/**
 * With mail, the account is made when the mailed link is opened, and an address that has one gets a mail as well: the
 * answer tells nobody which it was. Without SMTP_URL nobody could read the first mail, so a new address may sign in
 * at once (docs/decisions/020-sign-up.md). Throws `rate_limited`,
 * and `forbidden` for a domain that requires single sign-on.
 */
export async function signUp(signUp: SignUp, address: string, requestId: string): Promise<NextStep> {
  const { email, name, workspaceName } = signUp;
  await refusePassword(email);
  await takeAttempt("signUp", { email, address });
  const passwordHash = await hashPassword(signUp.password);
  const owner = await findByEmail(email);
  const ctx = newcomerContext(requestId);
  if (!owner && !sendsMail()) {
    await transaction(ctx, (tx) => openAccount(tx, ctx, { email, name, workspaceName, passwordHash, verified: false }));
    return "sign_in";
  }
  const token = newToken();
  const url = signInUrl(email, token, signUp.goTo);
  const pending = owner ? {} : { name, workspaceName, passwordHash };
  await transaction({ ...ctx, workspaceId: "" }, async (tx) => {
    const tokenHash = new Uint8Array(hashSecret(token));
    await tx.db.signInToken.create({
      data: { tokenHash, email, expiresAt: new Date(Date.now() + DAY_MS), ...pending },
    });
    await queueMail(tx, { to: email, ...(owner ? alreadyHereMail(url) : confirmationMail(url)) });
  });
  return "check_email";
}
