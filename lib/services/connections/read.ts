import { redirectHost } from "@/lib/core/oauth/redirect-uri";
import type { ConnectionRecord } from "./record";

/** The selected columns of a connection: nothing of its tokens. */
export const CONNECTION_FIELDS = {
  id: true,
  redirectUri: true,
  canDraft: true,
  createdAt: true,
  lastUsedAt: true,
  client: { select: { id: true, metadataUrl: true, name: true } },
  user: { select: { id: true, name: true, email: true } },
} as const;

type ConnectionRow = Omit<ConnectionRecord, "client" | "redirectHost" | "person"> & {
  redirectUri: string;
  client: { id: string; metadataUrl: string | null; name: string | null };
  user: ConnectionRecord["person"];
};

export function fromRow({ redirectUri, client, user, ...row }: ConnectionRow): ConnectionRecord {
  const host = redirectHost(redirectUri);
  return {
    ...row,
    client: { id: client.metadataUrl ?? client.id, name: client.name ?? host },
    redirectHost: host,
    person: user,
  };
}
