/** A program that a person connected in a workspace. Its tokens are known to nobody. */
export type ConnectionRecord = {
  id: string;
  /** A client without a name goes by where its codes are sent. */
  client: { id: string; name: string };
  redirectHost: string;
  person: { id: string; name: string | null; email: string };
  canDraft: boolean;
  createdAt: Date;
  /** To the minute. */
  lastUsedAt: Date | null;
};

/** What /token answers (RFC 6749 §5.1). */
export type TokenPair = { accessToken: string; refreshToken: string; expiresInSeconds: number; canDraft: boolean };
