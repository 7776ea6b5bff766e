/** The request that a browser opened at /authorize; both are secrets, and `browser` comes from its cookie. */
export type AskedBy = { id: string; browser: string | null };

/** A client's request, as the consent page shows it. */
export type AuthorizationRecord = {
  id: string;
  /** `id` identifies the client in the protocol; the name is its own choice, and proves nothing. */
  client: { id: string; name: string | null };
  redirectUri: string;
  /** Host and port of a URL, or the scheme of a program's own links, such as `cursor:`. */
  redirectHost: string;
  wantsDraft: boolean;
};
