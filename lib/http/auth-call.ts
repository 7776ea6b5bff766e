/** One request to next-auth on its way. */
export type AuthCall = {
  requestId: string;
  /** The network address it came from. */
  address: string;
  /** The token of the session that the browser has so far. */
  sessionToken: string | null;
  /** What went wrong: next-auth would put an error's words into a URL, or tell "signed out" for a lost database. */
  thrown?: unknown;
};
