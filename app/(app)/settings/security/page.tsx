import { DomainsSection } from "@/components/settings/security/domains/domains-section";
import { NewcomersSection } from "@/components/settings/security/newcomers-section";
import { nextStep } from "@/components/settings/security/next-step";
import { PlanNotice } from "@/components/settings/security/plan-notice";
import { ProvisioningSection } from "@/components/settings/security/provisioning/provisioning-section";
import { ScaleOnly } from "@/components/settings/security/scale-only";
import { SsoSection } from "@/components/settings/security/sso/sso-section";
import { toWorkspaceDomain } from "@/lib/api/settings/domains";
import { toScimSettings } from "@/lib/api/settings/scim";
import { toSsoSettings } from "@/lib/api/settings/sso";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageFor } from "@/lib/http/pages/page-for";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { list } from "@/lib/services/domains/list";
import { read as readScim } from "@/lib/services/provisioning/settings/read";
import { read as readSso } from "@/lib/services/sso/read";

export const metadata = { title: "Security" };

type Props = { searchParams: SearchParams };

export default async function SecurityPage({ searchParams }: Props) {
  const { ssoTest } = await readQuery(searchParams);
  const { ctx } = await pageFor("workspace.manage");
  const [domains, ssoRecord, scimRecord] = await Promise.all([list(ctx), readSso(ctx), readScim(ctx)]);
  const sso = toSsoSettings(ssoRecord);
  const scim = toScimSettings(scimRecord);
  const isSetUp = domains.length > 0 || sso.connection !== null || scim.enabled;
  if (!sso.available && !isSetUp) return <ScaleOnly plan={ctx.plan} />;
  const at = { ...sso.service, scimUrl: scim.baseUrl };
  const next = nextStep({ domains, connection: sso.connection, scim });
  const hasDomain = domains.some(({ state }) => state === "verified");
  return (
    <div className="grid grid-cols-1 gap-10">
      {!sso.available && <PlanNotice plan={ctx.plan} />}
      <DomainsSection domains={domains.map(toWorkspaceDomain)} isAvailable={sso.available} next={next} />
      <SsoSection
        sso={sso}
        at={at}
        hasDomain={hasDomain}
        sendsMail={sendsMail()}
        wasJustTested={ssoTest !== undefined}
        next={next}
      />
      <ProvisioningSection scim={scim} at={at} isNext={next === "provisioning"} />
      {sso.available && <NewcomersSection scim={scim} />}
    </div>
  );
}
