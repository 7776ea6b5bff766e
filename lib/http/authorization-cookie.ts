import { isHttps, readCookie } from "./cookies";

const MOST_AGE_SECONDS = 900;

/** `__Host-` where browsers allow it: no other host of the domain can then set it. */
export const authorizationCookieName = (): string => `${isHttps() ? "__Host-" : ""}earshot.authorization`;

/** The secret of the browser that a client opened at /authorize, or null when it has none. */
export function authorizationBrowser(request: Request): string | null {
  const value = readCookie(request, authorizationCookieName());
  return value && /^[0-9A-Za-z]{43}$/.test(value) ? value : null;
}

/** Out of reach of scripts; sent when another site leads here, as a sign-in does, but with no call of that site. */
export const authorizationCookie = (browser: string): string =>
  `${authorizationCookieName()}=${browser}; Path=/; Max-Age=${MOST_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
