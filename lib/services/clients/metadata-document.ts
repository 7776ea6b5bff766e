import type { Dispatcher } from "undici";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { ClientMetadata } from "@/lib/core/oauth/client-metadata";
import { checkTarget } from "@/lib/integrations/web/check-target";
import { getJson } from "@/lib/integrations/web/get-json";
import { webAgent } from "@/lib/integrations/web/web-agent";

const LIMITS = { mostBytes: 64 * 1024, timeoutMs: 5_000 };
const [SHORTEST_SECONDS, USUAL_SECONDS, LONGEST_SECONDS] = [300, 3_600, 86_400];

const shared = globalThis as typeof globalThis & { earshotMetadataReader?: Dispatcher };
const reader = (): Dispatcher => {
  shared.earshotMetadataReader ??= webAgent();
  return shared.earshotMetadataReader;
};

/** An https URL with a path, in the form that a parser leaves unchanged; no fragment, no query. */
function isDocumentUrl(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash, href } = new URL(text);
  return protocol === "https:" && href === text && pathname !== "/" && !(username || password || search || hash);
}

function freshSeconds(cacheControl: string): number {
  const asked = /\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return Math.min(Math.max(asked === undefined ? USUAL_SECONDS : Number(asked), SHORTEST_SECONDS), LONGEST_SECONDS);
}

const unreadable = (message: string, cause?: unknown) =>
  new AppError("invalid", message, { reason: "invalid_client", cause });

/**
 * A client's description of itself at its own URL (draft-ietf-oauth-client-id-metadata-document). Throws `invalid` with
 * the reason `invalid_client` if the URL may not or can't be read, or describes another client.
 */
export async function metadataDocument(url: string): Promise<{ metadata: ClientMetadata; freshUntil: Date }> {
  if (!isDocumentUrl(url)) throw unreadable("The client_id is not a valid URL of a client metadata document.");
  try {
    await checkTarget(url);
    const { json, cacheControl } = await getJson(url, reader(), LIMITS);
    const metadata = ClientMetadata.extend({ client_id: z.literal(url) }).parse(json);
    return { metadata, freshUntil: new Date(Date.now() + freshSeconds(cacheControl) * 1000) };
  } catch (cause) {
    // Why is for our log: told to the caller, it would say what answers inside our network.
    log().info({ host: new URL(url).host, err: cause }, "a client's description could not be used");
    throw unreadable("The client metadata document could not be read or does not describe this client.", cause);
  }
}
