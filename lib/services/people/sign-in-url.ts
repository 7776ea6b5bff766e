import { config } from "@/lib/core/config";

/** The link that signs its opener in once: next-auth's own callback. */
export function signInUrl(email: string, token: string): string {
  const callbackUrl = config().APP_URL;
  return `${config().APP_URL}/api/auth/callback/email?${new URLSearchParams({ callbackUrl, token, email })}`;
}
