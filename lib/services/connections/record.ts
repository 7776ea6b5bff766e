/** A program that a person connected in a workspace. Its tokens can't be read by anyone. */
export type ConnectionRecord = {
  id: string;
  /** A client without a name is shown by the host that receives its codes. */
  client: { id: string; name: string };
  redirectHost: string;
  person: { id: string; name: string | null; email: string };
  canDraft: boolean;
  createdAt: Date;
  /** To the minute. */
  lastUsedAt: Date | null;
};

/** The response of /token (RFC 6749 §5.1). */
export type TokenPair = { accessToken: string; refreshToken: string; expiresInSeconds: number; canDraft: boolean };
