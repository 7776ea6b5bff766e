import { request } from "undici";
import type { webAgent } from "@/lib/integrations/web/web-agent";

/** RFC 9309 §2.5: at least 500 KiB are read. */
const MOST_BYTES = 512 * 1024;
/** RFC 9309 §2.3.1.2: at least five, on any host. */
const MOST_REDIRECTS = 5;

type How = { dispatcher: ReturnType<typeof webAgent>; signal: AbortSignal };

/**
 * A robots.txt, at most its first 512 KiB; null if there is none. Each redirect hop goes through the dispatcher, which
 * connects only to public addresses. Throws if it refuses, and when the signal is aborted.
 */
export async function readRobots(url: URL, { dispatcher, signal }: How, hops = 0): Promise<string | null> {
  const { statusCode, headers, body } = await request(url, { dispatcher, signal });
  body.on("error", () => undefined);
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === "string") {
    if (hops >= MOST_REDIRECTS || !URL.canParse(location, url)) return null;
    const next = new URL(location, url);
    return /^https?:$/.test(next.protocol) ? readRobots(next, { dispatcher, signal }, hops + 1) : null;
  }
  if (statusCode !== 200) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString();
}
