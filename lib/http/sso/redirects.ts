import { config } from "@/lib/core/config";
import type { SsoRefusal } from "@/lib/core/sso/sso-refusals";

/** Redirects the browser with GET, to a URL of ours or the provider's, and sets these cookies. */
export function seeOther(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: new URL(location, config().APP_URL).href });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The path of the sign-in page that says why someone wasn't let in. */
export const refusedPath = (code: SsoRefusal): string => `/sign-in?error=${code}`;
