import { domainOf } from "@/lib/core/mail/mail-domain";
import { db } from "@/lib/db/client";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import type { PersonRecord } from "@/lib/services/people/record";
import type { Connection } from "./connection";
import type { Vouched } from "./require-address";

/**
 * The member to whom the provider's id is linked: nearly every sign-in, with nothing to create or lock. Null for
 * everyone about whom there is more to decide.
 */
export async function knownMember(
  { id: connectionId, workspaceId }: Connection,
  { subject }: Vouched,
): Promise<PersonRecord | null> {
  const found = await db().ssoIdentity.findUnique({
    where: { connectionId_subject: { connectionId, subject } },
    select: {
      user: {
        select: {
          id: true,
          email: true,
          name: true,
          active: true,
          memberships: { where: { workspaceId, active: true, role: { not: "participant" } }, select: { id: true } },
        },
      },
    },
  });
  if (!found?.user.active || found.user.memberships.length === 0) return null;
  const { id, email, name } = found.user;
  const domains = await verifiedDomains({ db: db() }, workspaceId);
  return domains.includes(domainOf(email) ?? "") ? { id, email, name } : null;
}
