import { config } from "@/lib/core/config";

const MOST_AGE_SECONDS = 900;
const isHttps = () => config().APP_URL.startsWith("https://");

/** `__Host-` where browsers allow it: no other host of the domain can then set it. */
export const authorizationCookieName = (): string => `${isHttps() ? "__Host-" : ""}earshot.authorization`;

/** The secret of the browser that a client opened at /authorize, or null when it has none. */
export function authorizationBrowser(request: Request): string | null {
  const name = `${authorizationCookieName()}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(name));
  const value = pair?.slice(name.length) ?? "";
  return /^[0-9A-Za-z]{43}$/.test(value) ? value : null;
}

/** Out of reach of scripts; sent when another site leads here, as a sign-in does, but with no call of that site. */
export const authorizationCookie = (browser: string): string =>
  `${authorizationCookieName()}=${browser}; Path=/; Max-Age=${MOST_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
