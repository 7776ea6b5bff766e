import { config } from "@/lib/core/config";
import type { SsoRefusal } from "@/lib/core/sso-refusals";

/** Sends the browser on with GET, to an address of ours or the provider's, and gives it these cookies. */
export function seeOther(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: new URL(location, config().APP_URL).href });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The path of the sign-in page that says why somebody was not let in. */
export const refusedPath = (code: SsoRefusal): string => `/sign-in?error=${code}`;
