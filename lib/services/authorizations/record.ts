/** The request that a browser opened at /authorize; both are secrets, and `browser` comes from its cookie. */
export type AskedBy = { id: string; browser: string | null };

/** What a client asked for, as the consent page shows it. */
export type AuthorizationRecord = {
  id: string;
  /** `id` is what the client calls itself in the protocol; the name is its own choice, and nobody's proof. */
  client: { id: string; name: string | null };
  redirectUri: string;
  /** Host and port of an address, or the scheme of a program's own links, as in `cursor:`. */
  redirectHost: string;
  wantsDraft: boolean;
};
