import { config } from "@/lib/core/config";

/** The only resource that tokens are for (RFC 8707), as people type it into their programs. */
export const resource = (): string => `${config().APP_URL}/mcp`;

/** With or without a trailing slash, and with the host in any case. */
export function isResource(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false;
  return new URL(text).href.replace(/\/$/, "") === new URL(resource()).href;
}
