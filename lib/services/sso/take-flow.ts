import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import { type Connection, connectionOf } from "./connection";
import { FLOW, type Flow } from "./flow";

export type Taken = { connection: Connection; flow: Flow; identity: ProvidedIdentity | null };

/**
 * Ends the sign-in that this browser began, once, whoever else comes at the same moment: with the code of a waiting
 * response (SAML), or without. Null for one that is over, of another browser or workspace, or for settings that have
 * changed since.
 */
export async function takeFlow(workspaceId: string, browserToken: string, code: string | null): Promise<Taken | null> {
  const connection = await connectionOf(workspaceId);
  if (!connection) return null;
  const { id: connectionId, version } = connection;
  const browserHash = new Uint8Array(hashSecret(browserToken));
  const codeHash = code === null ? null : new Uint8Array(hashSecret(code));
  const where = { browserHash, connectionId, version, codeHash, expiresAt: { gt: new Date() } };
  const found = await db().ssoFlow.findFirst({ where, select: { ...FLOW, identity: true } });
  if (!found) return null;
  const { count } = await db().ssoFlow.deleteMany({ where: { id: found.id, codeHash } });
  if (!count || !(connection.enabled || found.testedById)) return null;
  const { identity, ...flow } = found;
  return { connection, flow, identity: identity as ProvidedIdentity | null };
}
