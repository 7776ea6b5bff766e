import { newId } from "@/lib/core/ids";
import type { ClientMetadata } from "@/lib/core/oauth/client-metadata";
import { db } from "@/lib/db/client";
import { CLIENT_FIELDS, fromRow } from "./read";
import type { ClientRecord } from "./record";

/**
 * Takes up a program that described itself (RFC 7591). It may ask people from now on, and is forgotten if it doesn't.
 */
export async function register({ client_name, redirect_uris }: ClientMetadata): Promise<ClientRecord> {
  const data = { id: newId("client"), name: client_name ?? null, redirectUris: redirect_uris };
  return fromRow(await db().oAuthClient.create({ data, select: CLIENT_FIELDS }));
}
