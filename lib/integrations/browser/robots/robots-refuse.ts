import { request } from "undici";
import type { Resolve } from "@/lib/integrations/web/resolve";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { allows } from "./allows";

const PATIENCE_MS = 5_000;
/** RFC 9309 §2.5: at least 500 KiB are read. */
const MOST_BYTES = 512 * 1024;

/** Whether the site's robots.txt keeps agents from an address. A site without one, or that does not answer, does not. */
export async function robotsRefuse(target: string, resolve?: Resolve): Promise<boolean> {
  const { origin, pathname } = new URL(target);
  const dispatcher = webAgent(resolve);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { statusCode, body } = await request(`${origin}/robots.txt`, { dispatcher, signal });
    body.on("error", () => undefined);
    if (statusCode !== 200) return false;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) break;
    }
    return !allows(Buffer.concat(chunks).toString(), pathname);
  } catch {
    return false;
  } finally {
    await dispatcher.destroy();
  }
}
