import { config } from "@/lib/core/config";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a page of this origin may call: none (a program), a page of ours, or a tool on the caller's own machine.
 * Refusing all others keeps a page from reaching a server on its visitor's machine by a name that it points there
 * (MCP, basic/transports, "Security warning").
 */
export function isTrustedOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return LOOPBACK.test(url.hostname) || url.origin === new URL(config().APP_URL).origin;
}
