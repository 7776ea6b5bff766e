import { isHttps, readCookie } from "@/lib/http/sign-in/cookies";

const nameOf = () => (isHttps() ? "__Secure-earshot.sso" : "earshot.sso");
const MOST_SECONDS = 600;

const line = (value: string, seconds: number) =>
  `${nameOf()}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isHttps() ? "; Secure" : ""}`;

/** Marks the browser that started a sign-in; Lax, since it returns from another site. */
export const setFlowCookie = (token: string): string => line(token, MOST_SECONDS);
/** Removes that mark from the browser. */
export const clearFlowCookie = (): string => line("", 0);

/** This browser's mark, or null. */
export const flowCookie = (request: Request): string | null => readCookie(request, nameOf());
