import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { METHODS } from "@/lib/core/operation";

/** What a route can answer. Every other method fails in the framework before any handler of ours is asked. */
const KNOWN = new Set<string>([...METHODS, "HEAD", "OPTIONS"]);

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A path that does not decode is taken literally, which no endpoint is: it is a 404 instead of the framework's 500. */
export function repairRequest(request: Pick<IncomingMessage, "url" | "method">): void {
  const [path = "", ...query] = (request.url ?? "").split("?");
  if (!decodes(path)) request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  if (!KNOWN.has(request.method ?? "")) request.method = "OPTIONS";
}

/** Looks at every request before the framework does. */
export function repairRequests(): void {
  subscribe("http.server.request.start", (message) => repairRequest((message as { request: IncomingMessage }).request));
}
