import { domainOf } from "@/lib/core/mail/mail-domain";
import { SSO_PLANS } from "@/lib/core/plans";
import { readRows } from "@/lib/db/read-rows";

/** How addresses at a domain sign in; depends on the domain alone, so it reveals nothing about people. */
export type Realm = { workspaceId: string; providerName: string; required: boolean; domain: string };

const FIND = `
  SELECT c.workspace_id AS "workspaceId", c.provider_name AS "providerName", c.required, d.domain
    FROM domain d JOIN sso_connection c ON c.workspace_id = d.workspace_id AND c.enabled
    JOIN workspace w ON w.id = d.workspace_id AND w.plan = ANY($2)
   WHERE d.domain = $1 AND d.verified_at IS NOT NULL`;

/** The provider that an address's domain signs in with, if there is one (home realm discovery). */
export async function realmOf(email: string): Promise<Realm | null> {
  const domain = domainOf(email);
  if (!domain) return null;
  const query = { name: "sso_realm", text: FIND, values: [domain, SSO_PLANS], query_timeout: 2_500 };
  const [realm = null] = await readRows<Realm>(query);
  return realm;
}
