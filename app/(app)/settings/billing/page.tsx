import { ChargeTable } from "@/components/billing/charge-table";
import { PlanCards } from "@/components/billing/plan-cards";
import { SavedCard } from "@/components/billing/saved-card";
import { UsageMeters } from "@/components/billing/usage-meters";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { SettingCard } from "@/components/ui/setting-card";
import { Callout } from "@/components/ui/states/callout";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toBilling } from "@/lib/api/settings/billing";
import { PLAN_FACTS } from "@/lib/core/plans";
import { dayOfYear } from "@/lib/core/time/dates";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { getBilling } from "@/lib/services/billing/get-billing";

export const metadata = { title: "Billing" };

export default async function BillingPage() {
  const { ctx } = await pageContext();
  const { service, plan, card, charges, canManage, usage } = toBilling(await getBilling(ctx));
  const isSandbox = service === "sandbox";
  const spends = may(ctx, "study.write");
  return (
    <>
      {isSandbox && (
        <Callout tone="info" title="Payments run in the sandbox">
          Everything works as it would with real money, but none is charged. Prices are samples.
        </Callout>
      )}
      <Section title="Plan">
        <p className="-mt-2 max-w-prose text-pretty text-muted-foreground text-sm">
          Every plan has studies, the library, boards, reports, and Eva, and observers are free. What a study’s sessions
          cost is shown before you launch it.
        </p>
        <PlanCards
          plan={plan}
          canManage={canManage}
          hasCard={card !== null}
          isSandbox={isSandbox}
          usage={{ seats: usage.seats, uploadHours: usage.uploadHours, swarmRuns: usage.swarmRuns }}
        />
        {!canManage && <p className="text-muted-foreground text-sm">An admin can change the plan and the card.</p>}
      </Section>
      {spends && (
        <>
          <SavedCard card={card} canManage={canManage} isSandbox={isSandbox} />
          <Section title="Charges">
            <Panel>
              {charges.length > 0 ? (
                <ChargeTable charges={charges} />
              ) : (
                <EmptyState title="No charges yet">
                  Launching a study costs its sessions and rewards. You see and approve the total first.
                </EmptyState>
              )}
            </Panel>
          </Section>
        </>
      )}
      <SettingCard
        title={`This month on ${PLAN_FACTS[plan].label}`}
        description={`Calls and hours reset on ${dayOfYear(usage.period.resetsAt)} (UTC).`}
      >
        <UsageMeters usage={usage} />
      </SettingCard>
    </>
  );
}
