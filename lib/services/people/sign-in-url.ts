import { config } from "@/lib/core/config";

/** The link that signs its opener in once and leads to `callbackUrl`, one of ours, through next-auth's own callback. */
export function signInUrl(email: string, token: string, callbackUrl: string): string {
  return `${config().APP_URL}/api/auth/callback/email?${new URLSearchParams({ callbackUrl, token, email })}`;
}
