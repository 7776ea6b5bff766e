import { notFound } from "@/lib/core/errors";
import { redirectHost } from "@/lib/core/oauth/redirect-uri";
import { db } from "@/lib/db/client";
import type { AskedBy, AuthorizationRecord } from "./record";
import { whereAsked } from "./where-asked";

const FIELDS = {
  redirectUri: true,
  wantsDraft: true,
  client: { select: { id: true, metadataUrl: true, name: true } },
} as const;

/** A pending request. Throws `not_found` if it is unknown, over, decided, or another browser's. */
export async function get(asked: AskedBy): Promise<AuthorizationRecord> {
  const found = await db().authorizationRequest.findUnique({ where: whereAsked(asked), select: FIELDS });
  if (!found) throw notFound("Authorization request");
  const { client, redirectUri, wantsDraft } = found;
  return {
    id: asked.id,
    client: { id: client.metadataUrl ?? client.id, name: client.name },
    redirectUri,
    redirectHost: redirectHost(redirectUri),
    wantsDraft,
  };
}
