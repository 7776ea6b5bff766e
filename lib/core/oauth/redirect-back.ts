import { config } from "@/lib/core/config";

/**
 * The client's address with an answer: a code, or an error (RFC 6749 §4.1.2). Who answers is part of it, so that no
 * other server's answer is taken for ours (RFC 9207).
 */
export function redirectBack(redirectUri: string, state: string | null, answer: Record<string, string>): string {
  const told = new URLSearchParams({ ...answer, ...(state !== null && { state }), iss: config().APP_URL });
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${told}`;
}
