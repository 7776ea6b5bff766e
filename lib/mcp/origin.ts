import { config } from "@/lib/core/config";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a page of this origin may call: no origin (a program), one of our pages, or a tool on the caller's own
 * machine. Refusing all others prevents DNS rebinding against a server on a visitor's machine (MCP, basic/transports,
 * "Security warning").
 */
export function isTrustedOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return LOOPBACK.test(url.hostname) || url.origin === new URL(config().APP_URL).origin;
}
