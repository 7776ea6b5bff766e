import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { config } from "@/lib/core/config";
import { callerAddress } from "./caller-address";

const HEADER = "x-forwarded-for";
const shared = globalThis as typeof globalThis & { earshotAddresses?: true };

/**
 * Without a trusted proxy, the header is whatever the client wrote, and Next.js doesn't show handlers the socket. So it
 * is overwritten with the socket's address before anyone reads it. Called once, at startup.
 */
export function noteSocketAddresses(): void {
  if (config().TRUST_PROXY || shared.earshotAddresses) return;
  shared.earshotAddresses = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[HEADER] = request.socket.remoteAddress ?? "";
  });
}

/** The network that one IPv6 caller owns: the first four groups. */
function network64(address: string): string {
  // The zone of a link-local address (`%eth0`) is local to this machine and not part of a URL.
  const [bare = ""] = address.split("%");
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const [before, after] = [head.split(":").filter(Boolean), (tail ?? "").split(":").filter(Boolean)];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/** The network that a request came from, for throttling: an IPv6 caller counts as its /64. */
export function clientAddress(request: Request): string {
  const address = callerAddress(request) ?? "unknown";
  return isIPv6(address) ? network64(address) : address;
}
