import { LazyUsageChart } from "@/components/settings/lazy-usage-chart";
import { Meter } from "@/components/ui/meter";
import { SettingCard } from "@/components/ui/setting-card";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pageContext } from "@/lib/http/page-context";
import { usage } from "@/lib/services/billing/usage";

export const metadata = { title: "Usage" };

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

type Allowance = { used: number; included: number };
const words = ({ used, included }: Allowance, unit: string) =>
  included === 0 ? "Not part of the plan" : `${number.format(used)} of ${number.format(included)} ${unit}`;

export default async function UsagePage() {
  const { ctx } = await pageContext();
  const { calls, uploadHours, seats, daily, resetsAt } = await usage(ctx);
  const total = daily.reduce((sum, one) => sum + one.calls, 0);
  return (
    <>
      <SettingCard
        title={`This month on ${PLAN_FACTS[ctx.plan].label}`}
        description={`Calls and hours start anew on ${day.format(resetsAt)} (UTC).`}
      >
        <div className="grid grid-cols-1 gap-5">
          <Meter label="Recordings" {...limits(uploadHours)} text={words(uploadHours, "hours")} />
          <Meter label="API and MCP" {...limits(calls)} text={words(calls, "calls")} />
          <Meter label="Seats" {...limits(seats)} text={words(seats, "paid seats")} />
        </div>
      </SettingCard>
      <SettingCard
        title="Calls by keys"
        description={total > 0 ? `${number.format(total)} in the last 30 days.` : "None in the last 30 days."}
      >
        {total > 0 && <LazyUsageChart days={daily} />}
      </SettingCard>
    </>
  );
}

const limits = ({ used, included }: Allowance) => ({ used, limit: included });
