import type { Context } from "@/lib/core/context";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { end } from "./end";
import { invalidGrant } from "./refusals";

const FIELDS = { select: { id: true, clientId: true, workspaceId: true, userId: true } } as const;

/** `clientId` is the id of the client's record, if it identified itself. */
type GivenUp = { token: string; clientId: string | null };

/**
 * A client revokes an access or refresh token, and with it the whole connection (RFC 7009 §2.1). An unknown token
 * counts as revoked. Throws `invalid` for another client's.
 */
export async function giveUp({ token, clientId }: GivenUp, requestId: string): Promise<void> {
  const tokenHash = new Uint8Array(hashSecret(token));
  const found = await db().oAuthToken.findUnique({ where: { tokenHash }, select: { connection: FIELDS } });
  if (!found) return;
  const { id, workspaceId, userId } = found.connection;
  if (clientId !== null && clientId !== found.connection.clientId)
    throw invalidGrant("The token was not issued to this client.");
  const actor = { kind: "mcp", userId, role: "member", connectionId: id, readOnly: true } as const;
  const ctx: Context = { requestId, workspaceId, plan: "free", actor };
  await transaction(ctx, (tx) => end(tx, id, "client"));
}
