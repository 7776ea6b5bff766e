import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { type Connection, connectionOf } from "./connection";
import { FLOW, type Flow, newFlow } from "./flow";

export type Begun = { connection: Connection; flow: Flow; browserToken: string };

/**
 * Begins a sign-in with a workspace's provider in one browser, or with a test's ticket, that test. Null if there is no
 * provider, it is off, or the ticket was used.
 */
export async function begin(workspaceId: string, goTo: string, ticket: string | null): Promise<Begun | null> {
  const connection = await connectionOf(workspaceId);
  if (!connection) return null;
  if (ticket !== null) return beginTested(connection, ticket);
  if (!connection.enabled) return null;
  const { row, browserToken } = newFlow(connection, { goTo, testedById: null });
  const flow = await db().ssoFlow.create({ data: row, select: FLOW });
  return { connection, flow, browserToken };
}

async function beginTested(connection: Connection, ticket: string): Promise<Begun | null> {
  const browserToken = newToken();
  const [flow] = await db().ssoFlow.updateManyAndReturn({
    where: {
      codeHash: new Uint8Array(hashSecret(ticket)),
      connectionId: connection.id,
      version: connection.version,
      answeredAt: null,
      expiresAt: { gt: new Date() },
    },
    data: { browserHash: new Uint8Array(hashSecret(browserToken)), codeHash: null },
    select: FLOW,
  });
  return flow ? { connection, flow, browserToken } : null;
}
