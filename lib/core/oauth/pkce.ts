import { hash, timingSafeEqual } from "node:crypto";

/** RFC 7636 §4.2: the base64url of a SHA-256 is 43 characters. */
export const isChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** RFC 7636 §4.1: 43 to 128 unreserved characters. */
const isVerifier = (text: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(text);

/** Whether the challenge was made from the verifier with S256, the only supported method. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  if (!isVerifier(verifier)) return false;
  const made = Buffer.from(hash("sha256", verifier, "base64url"));
  const known = Buffer.from(challenge);
  return made.length === known.length && timingSafeEqual(made, known);
}
