import { config } from "@/lib/core/config";

const isSecure = () => config().APP_URL.startsWith("https://");
const nameOf = () => (isSecure() ? "__Secure-earshot.sso" : "earshot.sso");
const MOST_SECONDS = 600;

const line = (value: string, seconds: number) =>
  `${nameOf()}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? "; Secure" : ""}`;

/** Marks the browser that began a sign-in; Lax, since it comes back from another site. */
export const setFlowCookie = (token: string): string => line(token, MOST_SECONDS);
export const clearFlowCookie = (): string => line("", 0);

/** The mark of this browser's sign-in, or null. */
export function flowCookie(request: Request): string | null {
  const start = `${nameOf()}=`;
  const found = (request.headers.get("cookie") ?? "").split(/; */).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || null;
}
