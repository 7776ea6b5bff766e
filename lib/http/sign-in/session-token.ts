import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { isHttps, readCookie } from "./cookies";

/** next-auth's own cookie names, with the `__Secure-` prefix exactly if the app is served over https. */
export const sessionCookieName = (): string =>
  isHttps() ? "__Secure-next-auth.session-token" : "next-auth.session-token";

/** The token of the browser's session, or null. */
export const sessionToken = (request: Request): string | null => readCookie(request, sessionCookieName());

/** A call by cookie that changes something must come from our own pages, or another site could send it. */
export function requireSameOrigin(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const same = origin ? origin === new URL(config().APP_URL).origin : site === "same-origin";
  if (!same) throw new AppError("forbidden", "This call must come from the app's own pages.");
  const type = request.headers.get("content-type");
  // Another site's form can send neither; a CSV of cards is the one body that isn't JSON.
  if (type !== null && !/^(application\/json|text\/csv)\s*(;|$)/i.test(type))
    throw new AppError("unsupported_media", "Send the body as application/json.");
}
