import { isHttps, readCookie } from "./cookies";

const MOST_AGE_SECONDS = 900;

/** `__Host-` where browsers allow it, so that no other host of the domain can set it. */
export const authorizationCookieName = (): string => `${isHttps() ? "__Host-" : ""}earshot.authorization`;

/** The secret of the browser in which a client opened /authorize, or null. */
export function authorizationBrowser(request: Request): string | null {
  const value = readCookie(request, authorizationCookieName());
  return value && /^[0-9A-Za-z]{43}$/.test(value) ? value : null;
}

/** HttpOnly. Lax, so it is sent when another site navigates here, as a sign-in does, but not with that site's calls. */
export const authorizationCookie = (browser: string): string =>
  `${authorizationCookieName()}=${browser}; Path=/; Max-Age=${MOST_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
