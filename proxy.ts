import { type NextRequest, NextResponse } from "next/server";
import { config as settings } from "@/lib/core/config";
import { readToken } from "@/lib/services/participants/token";

/**
 * Pages only. A proxy in front of an API path would cut its request body at 10 MB and cost 0.4 ms a call, so paths
 * are listed one by one and nothing is left out by exception.
 */
export const config = {
  matcher: [
    "/",
    "/(sign-in|sign-up|no-workspace|search|studies|library|boards|reports|eva|settings|docs)",
    "/(sign-in|connect|studies|library|boards|reports|eva|settings|docs)/:path*",
    "/(i|unsubscribe|join)/:path*",
    "/(pay|receipt)/:path*",
  ],
};

/**
 * Chromium holds `form-action` against every redirect of the way back to a program that connects over OAuth, and that
 * way leads to other sites and to programs' own schemes. The page that asks has no form that could be sent.
 */
const isOnTheWayToAProgram = ({ nextUrl }: NextRequest) => nextUrl.pathname.startsWith("/connect/");

/** One directive each. Next.js reads the nonce out of the request's own header and puts it on its scripts. */
function contentSecurityPolicy(nonce: string, formsStayHere: boolean): string {
  const isDevelopment = process.env.NODE_ENV === "development";
  const storage = settings().S3_ENDPOINT ? ` ${new URL(settings().S3_ENDPOINT ?? "").origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // The server writes widths and hues as style attributes; those can change how a page looks, never run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${storage}`,
    `media-src 'self' blob:${storage}`,
    `connect-src 'self'${storage}`,
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(formsStayHere ? ["form-action 'self'"] : []),
    "object-src 'none'",
  ].join("; ");
}

/** RFC 8058 §3.2: a mail program posts to the very address of the page, which itself takes no POST. */
const isOneClick = ({ method, nextUrl }: NextRequest) =>
  method === "POST" && nextUrl.pathname.startsWith("/unsubscribe/");

/**
 * A participant's link that we never made: mistyped, or broken in two by a mail program. The page itself would answer
 * 404 with nothing in it until its scripts run.
 */
function isNoLinkOfOurs({ nextUrl }: NextRequest): boolean {
  const [, token] = /^\/i\/([^/]+)/.exec(nextUrl.pathname) ?? [];
  return token !== undefined && readToken(token) === null;
}

export function proxy(request: NextRequest) {
  if (isOneClick(request)) return NextResponse.rewrite(new URL(`/api${request.nextUrl.pathname}`, request.url));
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const policy = contentSecurityPolicy(nonce, !isOnTheWayToAProgram(request));
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // Pages do not see their own address; whoever is not signed in is brought back to it afterwards.
  headers.set("x-page-path", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("content-security-policy", policy);
  // There is no page at /i, so `app/not-found.tsx` is rendered whole.
  const response = isNoLinkOfOurs(request)
    ? NextResponse.rewrite(new URL("/i", request.url), { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
