import type { Adapter, AdapterUser } from "next-auth/adapters";
import { forgiveAttempt } from "@/lib/services/people/attempts";
import { findByEmail } from "@/lib/services/people/find-by-email";
import type { PersonRecord } from "@/lib/services/people/record";
import { redeemLink } from "@/lib/services/people/redeem-link";
import { create } from "@/lib/services/sessions/create";
import { end } from "@/lib/services/sessions/end";
import { extend } from "@/lib/services/sessions/extend";
import { find } from "@/lib/services/sessions/find";
import type { AuthCall } from "./auth-call";

const toUser = (person: PersonRecord): AdapterUser => ({ ...person, emailVerified: null });

/** What next-auth needs of our people and sessions, and no more: it never creates anyone. */
export const authAdapter = ({ requestId, address, sso }: AuthCall): Adapter => ({
  async getUserByEmail(email) {
    const person = await findByEmail(email);
    return person && toUser(person);
  },
  /**
   * Single sign-on decides beforehand whom to let in. Until then there is nobody, so next-auth never creates or links
   * anyone.
   */
  getUserByAccount: () => (sso?.person ? toUser(sso.person) : null),
  /** Called to mark the address as verified, which redeeming the link has already done. */
  updateUser: (user) => ({ email: "", emailVerified: null, ...user }),

  /** After single sign-on or a mailed link; a password has its own way to a session. */
  async createSession(session) {
    const { userId, sessionToken: token, expires: expiresAt } = session;
    await create({ userId, token, expiresAt, sso: sso?.by, byLink: !sso }, requestId);
    return session;
  },
  async getSessionAndUser(sessionToken) {
    const found = await find(sessionToken);
    if (!found) return null;
    const session = { sessionToken, userId: found.person.id, expires: found.expiresAt };
    return { session, user: toUser(found.person) };
  },
  async updateSession({ sessionToken, expires }) {
    if (expires) await extend(sessionToken, expires);
    return null;
  },
  deleteSession: (sessionToken) => end(sessionToken, requestId),

  /** The email provider stores the token together with its mail, in one transaction. */
  createVerificationToken: () => null,
  async useVerificationToken({ identifier, token }) {
    if (!(await redeemLink(identifier, Buffer.from(token, "hex"), requestId))) return null;
    await forgiveAttempt("signInLink", { email: identifier, address });
    return { identifier, token, expires: new Date(Date.now() + 60_000) };
  },
});
