import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { METHODS } from "@/lib/core/operation";
import { UNKNOWN_METHOD } from "./unknown-method";

/** The methods that a route can answer. Any other fails in the framework before it reaches our handlers. */
const KNOWN = new Set<string>([...METHODS, "HEAD", "OPTIONS"]);

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A path that can't be decoded is taken literally, which matches no endpoint: a 404 instead of the framework's 500. */
export function repairRequest(request: Pick<IncomingMessage, "url" | "method" | "headers">): void {
  const [path = "", ...query] = (request.url ?? "").split("?");
  if (!decodes(path)) request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  if (KNOWN.has(request.method ?? "")) return;
  request.headers[UNKNOWN_METHOD] = request.method ?? "";
  request.method = "OPTIONS";
}

/** Sees every request before the framework does. */
export function repairRequests(): void {
  subscribe("http.server.request.start", (message) => repairRequest((message as { request: IncomingMessage }).request));
}
