import { config } from "@/lib/core/config";

/** Whether browsers reach the app over https: only then do they take cookies that are `Secure`. */
export const isHttps = (): boolean => config().APP_URL.startsWith("https://");

/** What a cookie of the request holds; null when it is absent or empty. */
export function readCookie(request: Request, name: string): string | null {
  const start = `${name}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(start));
  return pair?.slice(start.length) || null;
}
