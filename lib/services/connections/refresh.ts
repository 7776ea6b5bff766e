import { AppError } from "@/lib/core/errors";
import { wantsDraft } from "@/lib/core/oauth/scope";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { end } from "./end";
import { connectionEnd, issue } from "./issue";
import type { TokenPair } from "./record";
import { invalidGrant } from "./refusals";
import { requireMember } from "./require-member";

/** `clientId` is the id of the client's record; the rest is what it sent. */
type Refresh = { clientId: string; refreshToken: string; scope?: string | undefined };
type Connection = { id: string; workspaceId: string; userId: string; canDraft: boolean };

const FIELDS = {
  kind: true,
  usedAt: true,
  expiresAt: true,
  connection: {
    select: { id: true, clientId: true, workspaceId: true, userId: true, canDraft: true, revokedAt: true },
  },
} as const;

/**
 * Exchanges a refresh token for a new pair, once (RFC 6749 §6, RFC 9700 §4.14.2): a second use, even at the same time,
 * ends the connection, since one of the two users stole it. Throws `invalid` with the reason `invalid_grant`, or
 * `invalid_scope` for more than was allowed.
 */
export async function refresh({ clientId, refreshToken, scope }: Refresh): Promise<TokenPair> {
  const tokenHash = new Uint8Array(hashSecret(refreshToken));
  const token = await db().oAuthToken.findUnique({ where: { tokenHash }, select: FIELDS });
  if (token?.kind !== "refresh" || token.connection.clientId !== clientId)
    throw invalidGrant("The refresh token was not issued to this client.");
  const { connection } = token;
  if (connection.revokedAt) throw invalidGrant("The connection was ended.");
  if (!token.usedAt) {
    if (token.expiresAt <= new Date()) throw invalidGrant("The refresh token has expired.");
    const canDraft = wantsDraft(scope) ?? connection.canDraft;
    if (canDraft && !connection.canDraft)
      throw new AppError("invalid", "The scope write was not granted.", { reason: "invalid_scope" });
    const pair = await rotate(tokenHash, connection, canDraft);
    if (pair) return pair;
  }
  await transaction(systemContext("oauth", connection.workspaceId), (tx) =>
    end(tx, connection.id, "refresh_token_reused"),
  );
  throw invalidGrant("The refresh token was already used, so the connection was ended.");
}

/** One transaction; null for all but one of any number of concurrent uses. */
function rotate(tokenHash: Uint8Array<ArrayBuffer>, { id, ...connection }: Connection, canDraft: boolean) {
  return transaction(systemContext("oauth", connection.workspaceId), async (tx): Promise<TokenPair | null> => {
    const used = await tx.db.oAuthToken.updateMany({
      where: { tokenHash, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (!used.count) return null;
    await requireMember(tx, connection.workspaceId, connection.userId);
    const live = await tx.db.mcpConnection.updateMany({
      where: { id, revokedAt: null },
      data: { expiresAt: connectionEnd() },
    });
    if (!live.count) throw invalidGrant("The connection was ended.");
    return issue(tx, id, { access: canDraft, refresh: connection.canDraft });
  });
}
