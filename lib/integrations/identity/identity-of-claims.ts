import { EmailAddress } from "@/lib/core/mail/email-address";

/** What a provider says about the person who signed in. */
export type ProvidedIdentity = {
  subject: string;
  email: string | null;
  /** Null if the provider doesn't say. */
  emailVerified: boolean | null;
  name: string | null;
};

const MOST_NAME = 120;

/** A one-line name from what was given. */
export function shownName(...given: unknown[]): string | null {
  const text = given.filter((part) => typeof part === "string").join(" ");
  return (
    text
      .replace(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, MOST_NAME) || null
  );
}

/** The first of these that is an email address. */
export function firstAddress(...given: unknown[]): string | null {
  for (const one of given) {
    const parsed = EmailAddress.safeParse(one);
    if (parsed.success) return parsed.data;
  }
  return null;
}

/**
 * The standard claims of OpenID Connect Core 1.0 §5.1. Entra omits `email` for people without a mailbox, and sends the
 * sign-in name as `preferred_username`.
 */
export function identityOfClaims(claims: Record<string, unknown>): ProvidedIdentity {
  const { sub, email, email_verified: verified, preferred_username: username, name } = claims;
  return {
    subject: String(sub),
    email: typeof email === "string" ? firstAddress(email) : firstAddress(username),
    // Some providers send it as text.
    emailVerified: verified === undefined ? null : verified === true || verified === "true",
    name: shownName(name) ?? shownName(claims.given_name, claims.family_name),
  };
}
