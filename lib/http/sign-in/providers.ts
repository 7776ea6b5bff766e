import { setTimeout } from "node:timers/promises";
import type { AuthOptions } from "next-auth";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { newToken } from "@/lib/core/secrets/secrets";
import { authenticate } from "@/lib/services/people/authenticate";
import { sendSignInLink } from "@/lib/services/people/send-sign-in-link";
import type { AuthCall } from "./auth-call";

type Provider = AuthOptions["providers"][number];

const LINK_SECONDS = 3_600;
/** For a known address a mail is written, which takes a few ms. The response comes after this long either way. */
const SAME_FOR_ALL_MS = 150;

export const passwordProvider = (call: AuthCall): Provider => ({
  id: "credentials",
  type: "credentials",
  name: "Password",
  credentials: { email: {}, password: {} },
  async authorize(given) {
    const email = EmailAddress.safeParse(given?.email);
    if (!email.success) return null;
    const credentials = { email: email.data, password: given?.password ?? "", address: call.address };
    try {
      const found = await authenticate(credentials);
      if (!found) return null;
      const { passwordHash, ...person } = found;
      call.passwordHash = passwordHash;
      return person;
    } catch (thrown) {
      call.thrown = thrown;
      return null;
    }
  },
});

export const linkProvider = (call: AuthCall): Provider => ({
  id: "email",
  type: "email",
  name: "Email",
  server: "",
  from: "",
  options: {},
  maxAge: LINK_SECONDS,
  // next-auth stores the SHA-256 of the token followed by this; if empty, that equals our own hash of a secret.
  secret: "",
  generateVerificationToken: newToken,
  normalizeIdentifier: (email) => EmailAddress.parse(email),
  async sendVerificationRequest({ identifier, token, url, expires }) {
    const link = { email: identifier, token, url, expiresAt: expires };
    const sent = sendSignInLink(link, call.requestId).catch((thrown: unknown) => {
      call.thrown = thrown;
    });
    await Promise.all([sent, setTimeout(SAME_FOR_ALL_MS)]);
  },
});
