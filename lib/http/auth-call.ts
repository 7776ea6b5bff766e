import type { AuthOptions } from "next-auth";
import type { PersonRecord } from "@/lib/services/people/record";
import type { SignedInBy } from "@/lib/services/sessions/create";

/** What a sign-in at a workspace's own identity provider adds to a request. */
export type SsoCall = {
  by: SignedInBy;
  /** The provider as next-auth takes it, made for this one request. */
  provider: AuthOptions["providers"][number];
  /** Decides by the provider's claims: true once `person` may come in, or else the path that they are sent to. */
  settle: (claims: Record<string, unknown>) => Promise<true | string>;
  person?: PersonRecord;
};

/** One request to next-auth on its way. */
export type AuthCall = {
  requestId: string;
  /** The network address it came from. */
  address: string;
  /** The token of the session that the browser has so far. */
  sessionToken: string | null;
  /** What went wrong: next-auth would put an error's words into a URL, or tell "signed out" for a lost database. */
  thrown?: unknown;
  sso?: SsoCall;
  /** What the password that somebody signs in with was held against. */
  passwordHash?: string | null;
};
