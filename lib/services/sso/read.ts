import type { Context } from "@/lib/core/context";
import { PLAN_FACTS } from "@/lib/core/plans";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { defaultRole } from "./default-role";
import { readCertificate } from "./read-certificate";
import type { SsoConnectionRecord, SsoKind, SsoSettingsRecord } from "./record";

/** How people sign in with a provider, for admins, without the secret. */
export async function read(ctx: Context): Promise<SsoSettingsRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  const [connection, role] = await Promise.all([readConnection(workspaceId), defaultRole({ db: db() }, workspaceId)]);
  const service = ssoAddresses(workspaceId);
  return { available: PLAN_FACTS[ctx.plan].sso, connection, defaultRole: role, service };
}

async function readConnection(workspaceId: string): Promise<SsoConnectionRecord | null> {
  const found = await db().ssoConnection.findUnique({ where: { workspaceId } });
  if (!found) return null;
  const { lastTestAt: at, lastTestOk: ok, lastTestSentence: sentence } = found;
  return {
    id: found.id,
    kind: found.kind as SsoKind,
    providerName: found.providerName,
    issuer: found.issuer,
    clientId: found.clientId,
    hasSecret: found.sealedSecret !== null,
    samlEntryPoint: found.samlEntryPoint,
    samlCertificates: found.samlCertificates.map(readCertificate),
    enabled: found.enabled,
    required: found.required,
    testedAt: found.testedAt,
    lastTest: at && { ok: ok === true, at, sentence: sentence ?? "" },
  };
}
