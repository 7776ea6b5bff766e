import { newId } from "@/lib/core/ids";
import { domainOf } from "@/lib/core/mail/mail-domain";
import { audit, type Transaction } from "@/lib/db/transaction";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import { proveOwner } from "@/lib/services/people/prove-owner";
import type { PersonRecord } from "@/lib/services/people/record";
import type { Connection } from "./connection";
import { SsoRefused } from "./refused";
import type { Vouched } from "./require-address";

const PERSON = { id: true, email: true, name: true, active: true } as const;

/**
 * Who this is here, under the workspace's lock: the account linked to the provider's own id, or else the one with the
 * address, or else a new one. The provider's id is linked from then on, so that an address reassigned to someone else
 * doesn't lead to this account.
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
  await proveOwner(tx, person.id);
  return person;
}

function alive<P extends PersonRecord & { active: boolean }>(person: P): P {
  if (!person.active) throw new SsoRefused("SsoRemoved");
  return person;
}
