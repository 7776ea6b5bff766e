import { domainOf } from "@/lib/core/mail/mail-domain";
import type { Transaction } from "@/lib/db/transaction";
import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import { SsoRefused } from "./refused";

/** An identity with an address that the provider may speak for. */
export type Vouched = ProvidedIdentity & { email: string };

/**
 * A provider speaks only for addresses at its workspace's verified domains: whoever runs those could read their mail as
 * well. Throws SsoRefused for any other address, and for one that the provider calls unverified.
 */
export async function requireAddress(
  tx: Pick<Transaction, "db">,
  workspaceId: string,
  identity: ProvidedIdentity,
): Promise<Vouched> {
  const { email, emailVerified } = identity;
  if (!email) throw new SsoRefused("SsoAddress");
  if (emailVerified === false) throw new SsoRefused("SsoUnverified");
  const domains = await verifiedDomains(tx, workspaceId);
  if (!domains.includes(domainOf(email) ?? "")) throw new SsoRefused("SsoDomain");
  return Object.assign({}, identity, { email });
}
