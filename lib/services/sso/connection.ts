import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { unsealed } from "@/lib/core/secrets/seal";
import { db } from "@/lib/db/client";
import type { SsoKind } from "./record";

export const SECRET_PURPOSE = "sso-client-secret";

/** A workspace's provider with everything that a sign-in needs. */
export type Connection = {
  id: string;
  workspaceId: string;
  plan: Plan;
  kind: SsoKind;
  providerName: string;
  issuer: string;
  clientId: string;
  /** Empty for SAML, and if it was sealed under another APP_SECRET. */
  clientSecret: string;
  samlEntryPoint: string;
  samlCertificates: string[];
  enabled: boolean;
  version: number;
};

/** The provider of a workspace whose plan has single sign-on, enabled or not; or null. */
export async function connectionOf(workspaceId: string): Promise<Connection | null> {
  const found = await db().ssoConnection.findUnique({
    where: { workspaceId },
    include: { workspace: { select: { plan: true } } },
  });
  const plan = (found?.workspace.plan ?? "free") as Plan;
  if (!found || !PLAN_FACTS[plan].sso) return null;
  return {
    id: found.id,
    workspaceId,
    plan,
    kind: found.kind as SsoKind,
    providerName: found.providerName,
    issuer: found.issuer,
    clientId: found.clientId ?? "",
    clientSecret: (found.sealedSecret && unsealed(found.sealedSecret, SECRET_PURPOSE)) ?? "",
    samlEntryPoint: found.samlEntryPoint ?? "",
    samlCertificates: found.samlCertificates,
    enabled: found.enabled,
    version: found.version,
  };
}
