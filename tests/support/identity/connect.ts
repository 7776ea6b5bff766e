import { newId } from "@/lib/core/ids";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { db } from "@/lib/db/client";
import { save } from "@/lib/services/sso/save";
import { makePerson, makeWorkspace, type Person } from "../factories";
import { CLIENT, startOpenIdProvider } from "./openid-provider";
import { CERTIFICATE, ENTITY_ID, ENTRY_POINT } from "./saml-provider";

/** A domain that no other workspace has. */
export async function addVerifiedDomain(workspaceId: string): Promise<string> {
  const id = newId("domain");
  const domain = `${id.replace("_", "-")}.test`;
  await db().domain.create({ data: { id, workspaceId, domain, token: id, verifiedAt: new Date() } });
  return domain;
}

export type Connected = { workspace: { id: string }; admin: Person; domain: string; startUrl: string };

/** A Scale workspace with a verified domain, whose admin has an address outside of it. */
export async function makeCompany(): Promise<Connected> {
  const workspace = await makeWorkspace("scale", "Company");
  const admin = await makePerson(workspace);
  const domain = await addVerifiedDomain(workspace.id);
  return { workspace, admin, domain, startUrl: ssoAddresses(workspace.id).startUrl };
}

/** The same with an OpenID provider, turned on. */
export async function makeOidcCompany() {
  const company = await makeCompany();
  const provider = await startOpenIdProvider([ssoAddresses(company.workspace.id).redirectUri]);
  const input = {
    kind: "oidc",
    providerName: "Example ID",
    issuer: provider.issuer,
    enabled: true,
    ...CLIENT,
  } as const;
  await save(company.admin.ctx, input);
  return { ...company, provider, input };
}

/** The same with a SAML provider. */
export async function makeSamlCompany() {
  const company = await makeCompany();
  const certificates = [CERTIFICATE];
  const shared = { providerName: "Example ID", issuer: ENTITY_ID, entryPoint: ENTRY_POINT, enabled: true };
  const input = { kind: "saml", certificates, ...shared } as const;
  await save(company.admin.ctx, { ...input, certificates });
  return { ...company, input };
}
