import { config } from "@/lib/core/config";

/**
 * The client's redirect URI with a response: a code, or an error (RFC 6749 §4.1.2). It includes the issuer, so that no
 * other server's response is mistaken for ours (RFC 9207).
 */
export function redirectBack(redirectUri: string, state: string | null, answer: Record<string, string>): string {
  const told = new URLSearchParams({ ...answer, ...(state !== null && { state }), iss: config().APP_URL });
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${told}`;
}
