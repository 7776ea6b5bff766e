import { config } from "@/lib/core/config";

/** Whether browsers reach the app over https; only then do they accept `Secure` cookies. */
export const isHttps = (): boolean => config().APP_URL.startsWith("https://");

/** A cookie's value; null if absent or empty. */
export function readCookie(request: Request, name: string): string | null {
  const start = `${name}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(start));
  return pair?.slice(start.length) || null;
}
