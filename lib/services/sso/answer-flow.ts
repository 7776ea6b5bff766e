import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import { type Connection, connectionOf } from "./connection";
import { FLOW, type Flow } from "./flow";

/** The request that a SAML response answers, if it is still waiting for one. */
export async function waitingFlow(
  workspaceId: string,
  id: string,
): Promise<{ connection: Connection; flow: Flow } | null> {
  const connection = await connectionOf(workspaceId);
  if (!connection) return null;
  const { id: connectionId, version } = connection;
  const where = { id, connectionId, version, answeredAt: null, codeHash: null, expiresAt: { gt: new Date() } };
  const flow = await db().ssoFlow.findFirst({ where, select: FLOW });
  return flow && { connection, flow };
}

/**
 * Stores the provider's response until the browser that asked comes with this code. Null if the request was answered
 * before: of two concurrent copies of one response, one counts.
 */
export async function answerFlow({ id }: Flow, identity: ProvidedIdentity): Promise<string | null> {
  const code = newToken();
  const { count } = await db().ssoFlow.updateMany({
    where: { id, answeredAt: null, codeHash: null },
    data: { answeredAt: new Date(), identity, codeHash: new Uint8Array(hashSecret(code)) },
  });
  return count ? code : null;
}
