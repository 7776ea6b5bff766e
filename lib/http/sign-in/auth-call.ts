import type { AuthOptions } from "next-auth";
import type { PersonRecord } from "@/lib/services/people/record";
import type { SignedInBy } from "@/lib/services/sessions/create";

/** What a sign-in at a workspace's own identity provider adds to a request. */
export type SsoCall = {
  by: SignedInBy;
  /** The provider in next-auth's form, made for this one request. */
  provider: AuthOptions["providers"][number];
  /** Decides by the provider's claims: true if `person` may come in, or else the path to send them to. */
  settle: (claims: Record<string, unknown>) => Promise<true | string>;
  person?: PersonRecord;
};

/** One request on its way through next-auth. */
export type AuthCall = {
  requestId: string;
  /** The network address it came from. */
  address: string;
  /** The token of the browser's current session. */
  sessionToken: string | null;
  /** What went wrong: next-auth would put an error's text into a URL, or report "signed out" for a lost database. */
  thrown?: unknown;
  sso?: SsoCall;
  /** The hash that a sign-in's password was checked against. */
  passwordHash?: string | null;
};
