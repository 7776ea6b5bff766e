import type { AuthOptions } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import { config } from "@/lib/core/config";
import { newToken } from "@/lib/core/secrets/secrets";
import { ownUrl } from "@/lib/http/request/own-url";
import { takeAttempt } from "@/lib/services/people/attempts";
import { create } from "@/lib/services/sessions/create";
import { end } from "@/lib/services/sessions/end";
import { enterByLink } from "@/lib/services/sso/enter-by-link";
import { authAdapter } from "./adapter";
import type { AuthCall } from "./auth-call";
import { isHttps } from "./cookies";
import { authLogger } from "./logger";
import { linkProvider, passwordProvider } from "./providers";

const SESSION_SECONDS = 30 * 24 * 3_600;
const SIGN_IN = "/sign-in";

/**
 * After a password, next-auth would put a signed token into the cookie. This puts a database session there, replacing
 * the previous one.
 */
const databaseSession = (call: AuthCall): AuthOptions["jwt"] => ({
  async encode({ token }) {
    const sessionToken = newToken();
    const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
    const { passwordHash, sso } = call;
    const session = { userId: token?.sub ?? "", token: sessionToken, expiresAt, sso: sso?.by, passwordHash };
    await create(session, call.requestId).catch((thrown: unknown) => {
      call.thrown = thrown;
      throw thrown;
    });
    if (call.sessionToken) await end(call.sessionToken, call.requestId);
    return sessionToken;
  },
});

/** next-auth turns a database failure into "signed out" or "try again"; this keeps it for the handler to report. */
const remembering = (call: AuthCall, adapter: Adapter): Adapter =>
  Object.fromEntries(
    Object.entries(adapter).map(([name, method]: [string, (...given: unknown[]) => unknown]) => [
      name,
      async (...given: unknown[]) => {
        try {
          return await method(...given);
        } catch (thrown) {
          call.thrown = thrown;
          throw thrown;
        }
      },
    ]),
  );

/** next-auth's options, made for each request: they carry who asks, and what to remember. */
export const authOptions = (call: AuthCall, signsInByPassword: boolean): AuthOptions => ({
  secret: config().APP_SECRET,
  useSecureCookies: isHttps(),
  session: { strategy: "database", maxAge: SESSION_SECONDS, generateSessionToken: newToken },
  ...(signsInByPassword && { jwt: databaseSession(call) }),
  adapter: remembering(call, authAdapter(call)),
  providers: call.sso ? [call.sso.provider, linkProvider(call)] : [passwordProvider(call), linkProvider(call)],
  pages: { signIn: SIGN_IN, signOut: SIGN_IN, error: SIGN_IN, verifyRequest: `${SIGN_IN}/check-email` },
  logger: authLogger,
  callbacks: {
    redirect: ({ url }) => ownUrl(url),
    async signIn({ user, account, email, profile }) {
      if (account?.type === "oauth") return call.sso && profile ? call.sso.settle({ ...profile }) : false;
      if (account?.type !== "email") return true;
      if (email?.verificationRequest) {
        const attempt = { email: account.providerAccountId, address: call.address };
        await takeAttempt("signInLink", attempt).catch((thrown: unknown) => {
          call.thrown = thrown;
        });
        return call.thrown === undefined;
      }
      // For an address without an active account, next-auth makes up a person whose id is the address.
      if (user.id === user.email) return `${SIGN_IN}?error=Verification`;
      const person = { id: user.id, email: account.providerAccountId };
      const mayEnter = await enterByLink(person, call.requestId).catch((thrown: unknown) => {
        call.thrown = thrown;
        return false;
      });
      return mayEnter || `${SIGN_IN}?error=SsoRequired`;
    },
    session: ({ session, user }) => ({
      expires: session.expires,
      user: { id: user.id, name: user.name, email: user.email },
    }),
  },
});
