import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { provesChallenge } from "@/lib/core/oauth/pkce";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import type { AuthorizationCode } from "@/lib/db/generated/client";
import { audit, transaction } from "@/lib/db/transaction";
import { end } from "./end";
import { connectionEnd, issue } from "./issue";
import type { TokenPair } from "./record";
import { invalidGrant } from "./refusals";
import { requireMember } from "./require-member";

/** `clientId` is the id of the client's record; the rest is what it sent. */
type Exchange = { clientId: string; code: string; redirectUri: string; verifier: string };

/**
 * Creates the connection that a person allowed and its first tokens (RFC 6749 §4.1.3). Throws `invalid` with the reason
 * `invalid_grant`. The bindings are checked before whether the code was used: only someone who could have exchanged it
 * can end the resulting connection by sending it again.
 */
export async function exchangeCode(sent: Exchange, requestId: string): Promise<TokenPair> {
  const codeHash = new Uint8Array(hashSecret(sent.code));
  const code = await db().authorizationCode.findUnique({ where: { codeHash } });
  if (!code || code.clientId !== sent.clientId) throw invalidGrant("The code was not issued to this client.");
  if (code.expiresAt <= new Date()) throw invalidGrant("The code has expired.");
  if (code.redirectUri !== sent.redirectUri)
    throw invalidGrant("The redirect_uri does not match the one in the authorization request.");
  if (!provesChallenge(sent.verifier, code.codeChallenge))
    throw invalidGrant("The code_verifier does not match the code_challenge.");
  const pair = code.usedAt ? null : await redeem(code, requestId);
  if (pair) return pair;
  await transaction(systemContext("oauth", code.workspaceId), async (tx) => {
    const used = await tx.db.authorizationCode.findUnique({ where: { codeHash }, select: { connectionId: true } });
    if (used?.connectionId) await end(tx, used.connectionId, "code_replayed");
  });
  throw invalidGrant("The code was already used, so the connection made with it was ended.");
}

/** One transaction; null for all but one of any number of concurrent exchanges. */
async function redeem(code: AuthorizationCode, requestId: string): Promise<TokenPair | null> {
  const { codeHash, clientId, userId, workspaceId, redirectUri, canDraft } = code;
  const actor = { kind: "user", userId, role: "member", sessionId: "" } as const;
  const ctx: Context = { requestId, workspaceId, plan: "free", actor };
  return transaction(ctx, async (tx) => {
    const { count } = await tx.db.authorizationCode.updateMany({
      where: { codeHash, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (!count) return null;
    await requireMember(tx, workspaceId, userId);
    const id = newId("connection");
    const data = { id, clientId, userId, workspaceId, redirectUri, canDraft, expiresAt: connectionEnd() };
    await tx.db.mcpConnection.create({ data, select: { id: true } });
    await tx.db.authorizationCode.update({ where: { codeHash }, data: { connectionId: id }, select: { usedAt: true } });
    audit(tx, { action: "connection.created", targetId: id, details: { clientId, canDraft } });
    return issue(tx, id, { access: canDraft, refresh: canDraft });
  });
}
