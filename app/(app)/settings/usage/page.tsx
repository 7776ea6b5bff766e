import { ModelMeter } from "@/components/billing/model-meter";
import { UsageMeters } from "@/components/billing/usage-meters";
import { LazyUsageChart } from "@/components/settings/lazy-usage-chart";
import { SettingCard } from "@/components/ui/setting-card";
import { PLAN_FACTS } from "@/lib/core/plans";
import { dayOfYear } from "@/lib/core/time/dates";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { usage } from "@/lib/services/billing/usage";
import { month as modelMonth } from "@/lib/services/model/month";

export const metadata = { title: "Usage" };

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

export default async function UsagePage() {
  const { ctx } = await pageContext();
  const [month, model] = await Promise.all([usage(ctx), may(ctx, "workspace.manage") ? modelMonth(ctx) : null]);
  const { daily, resetsAt } = month;
  const total = daily.reduce((sum, one) => sum + one.calls, 0);
  return (
    <>
      <SettingCard
        title={`This month on ${PLAN_FACTS[ctx.plan].label}`}
        description={`Calls and hours reset on ${dayOfYear(resetsAt)} (UTC).`}
      >
        <UsageMeters usage={month} />
      </SettingCard>
      {model && (
        <SettingCard
          title="Language model"
          description="What Eva, readouts, and reports use. When it’s used up, they continue without it and say so."
        >
          <ModelMeter month={model} />
        </SettingCard>
      )}
      <SettingCard
        title="Calls by keys"
        description={total > 0 ? `${number.format(total)} in the last 30 days.` : "None in the last 30 days."}
      >
        {total > 0 && <LazyUsageChart days={daily} />}
      </SettingCard>
    </>
  );
}
