import { db } from "@/lib/db/client";
import { CLIENT_FIELDS, fromRow } from "./read";
import type { ClientRecord } from "./record";

/** The client with this id, if it is known here, or null. */
export async function find(clientId: string): Promise<ClientRecord | null> {
  const where = clientId.startsWith("https://") ? { metadataUrl: clientId } : { id: clientId };
  const row = await db().oAuthClient.findUnique({ where, select: CLIENT_FIELDS });
  return row && fromRow(row);
}
