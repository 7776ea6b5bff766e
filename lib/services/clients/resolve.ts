import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { find } from "./find";
import { metadataDocument } from "./metadata-document";
import { CLIENT_FIELDS, fromRow } from "./read";
import type { ClientRecord } from "./record";

/**
 * The client that asks at /authorize, or null. One whose id is an address is read there, again once what was read is
 * no longer fresh; throws `invalid` with the reason `invalid_client` when that fails.
 */
export async function resolve(clientId: string): Promise<ClientRecord | null> {
  if (!clientId.startsWith("https://")) return find(clientId);
  if (!config().OAUTH_CLIENT_METADATA) return null;
  const where = { metadataUrl: clientId };
  const fresh = await db().oAuthClient.findUnique({
    where: { ...where, freshUntil: { gt: new Date() } },
    select: CLIENT_FIELDS,
  });
  if (fresh) return fromRow(fresh);
  const { metadata, freshUntil } = await metadataDocument(clientId);
  const told = { name: metadata.client_name ?? null, redirectUris: metadata.redirect_uris, freshUntil };
  const row = await db().oAuthClient.upsert({
    where,
    create: { ...where, ...told, id: newId("client") },
    update: told,
    select: CLIENT_FIELDS,
  });
  return fromRow(row);
}
