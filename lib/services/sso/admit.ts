import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import { lockWorkspace } from "@/lib/services/members/lock-workspace";
import type { PersonRecord } from "@/lib/services/people/record";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import type { Connection } from "./connection";
import { findMembership } from "./find-membership";
import { findPerson } from "./find-person";
import { knownMember } from "./known-member";
import { requireAddress } from "./require-address";

/**
 * Admits the person that the provider identified, with their existing or a new account and membership: of any number of
 * concurrent first sign-ins, one creates them. Throws SsoRefused, and then nothing is created.
 */
export async function admit(
  connection: Connection,
  identity: ProvidedIdentity,
  requestId: string,
): Promise<PersonRecord> {
  const { workspaceId, plan, id: connectionId, providerName: provider } = connection;
  const ctx: Context = { requestId, workspaceId, plan, actor: { kind: "sso", connectionId, provider } };
  const known = await knownMember(connection, await requireAddress({ db: db() }, workspaceId, identity));
  if (known) return known;
  // A company's first morning: waiting for the lock should not hold a connection that others need.
  return writeInTurn(ctx, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const vouched = await requireAddress(tx, workspaceId, identity);
    const { id, email, name } = await findPerson(tx, connection, vouched);
    await findMembership(tx, connection, { id, email, name });
    return { id, email, name };
  });
}
