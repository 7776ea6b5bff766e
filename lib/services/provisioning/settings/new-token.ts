import { hashSecret, newScimToken } from "@/lib/core/secrets/secrets";

/** A token, and what is stored of it. */
export function newToken() {
  const token = newScimToken();
  const kept = {
    tokenHash: new Uint8Array(hashSecret(token)),
    tokenLast4: token.slice(-4),
    tokenCreatedAt: new Date(),
  };
  return { token, kept };
}
