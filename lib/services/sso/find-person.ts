import { newId } from "@/lib/core/ids";
import { domainOf } from "@/lib/core/mail-domain";
import { audit, type Transaction } from "@/lib/db/transaction";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import type { PersonRecord } from "@/lib/services/people/record";
import type { Connection } from "./connection";
import { SsoRefused } from "./refused";
import type { Vouched } from "./require-address";

const PERSON = { id: true, email: true, name: true, active: true, verifiedAt: true } as const;

/**
 * Who this is here, under the lock of the workspace: whoever the provider's own id was linked to, or else whoever has the
 * address, or else somebody new. The provider's id is linked from then on, so that an address given to somebody else
 * later leads to nobody's account.
 */
export async function findPerson(tx: Transaction, connection: Connection, identity: Vouched): Promise<PersonRecord> {
  const key = { connectionId: connection.id, subject: identity.subject };
  const where = { connectionId_subject: key };
  const linked = await tx.db.ssoIdentity.findUnique({ where, select: { user: { select: PERSON } } });
  if (linked) {
    const domains = await verifiedDomains(tx, connection.workspaceId);
    if (!domains.includes(domainOf(linked.user.email) ?? "")) throw new SsoRefused("SsoDomain");
    return alive(linked.user);
  }
  const { email, name } = identity;
  const id = newId("user");
  const data = [{ id, email, name, verifiedAt: new Date() }];
  const { count } = await tx.db.user.createMany({ data, skipDuplicates: true });
  if (count) audit(tx, { action: "person.signed_up", targetId: id });
  const person = alive(await tx.db.user.findUniqueOrThrow({ where: { email }, select: PERSON }));
  const others = await tx.db.ssoIdentity.count({ where: { connectionId: connection.id, userId: person.id } });
  if (others > 0) throw new SsoRefused("SsoLinked");
  await tx.db.ssoIdentity.create({ data: { ...key, userId: person.id } });
  if (person.verifiedAt === null) await proveOwner(tx, person);
  return person;
}

function alive<P extends PersonRecord & { active: boolean }>(person: P): P {
  if (!person.active) throw new SsoRefused("SsoRemoved");
  return person;
}

/**
 * Somebody opened an account under this address without showing that it is theirs. From now on it is its owner's:
 * whatever the other one could come in with ends.
 */
async function proveOwner(tx: Transaction, { id, email }: PersonRecord): Promise<void> {
  const now = new Date();
  const theirs = { userId: id, revokedAt: null };
  await tx.db.user.update({ where: { id }, data: { verifiedAt: now, passwordHash: null } });
  await tx.db.session.deleteMany({ where: { userId: id } });
  await tx.db.signInToken.deleteMany({ where: { email } });
  await tx.db.apiKey.updateMany({ where: theirs, data: { revokedAt: now } });
  // Codes before what is made of them: whoever exchanges one at this moment is waited for, and finds it ended.
  await tx.db.authorizationCode.deleteMany({ where: { userId: id } });
  await tx.db.mcpConnection.updateMany({ where: theirs, data: { revokedAt: now, expiresAt: now } });
  audit(tx, { action: "person.verified", targetId: id });
}
