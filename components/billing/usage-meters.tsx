import { Meter } from "@/components/ui/states/meter";
import { EXTRA_SWARM_RUN_CENTS } from "@/lib/core/plans";
import { counted } from "@/lib/core/text/counted";
import { shortDollars } from "@/lib/core/text/dollars";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

type Allowance = { used: number; included: number };
type Props = { usage: Record<"uploadHours" | "calls" | "seats" | "swarmRuns", Allowance> };

const runs = (swarmRuns: Allowance) =>
  swarmRuns.included === 0
    ? `${shortDollars(EXTRA_SWARM_RUN_CENTS)} each, none included`
    : words(swarmRuns, "included run");
const words = ({ used, included }: Allowance, unit: string) =>
  included === 0 ? "Not in your plan" : `${number.format(used)} of ${counted(included, unit)}`;

/** Of less than an hour the minutes are told: a first recording is “1 minute”, not “0 hours”. */
const hours = ({ used, included }: Allowance) =>
  included > 0 && used > 0 && used < 1
    ? `${counted(Math.max(1, Math.round(used * 60)), "minute")} of ${counted(included, "hour")}`
    : words({ used, included }, "hour");

/** This month's use of what the plan includes. */
export function UsageMeters({ usage: { uploadHours, calls, seats, swarmRuns } }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Meter label="Recordings" used={uploadHours.used} limit={uploadHours.included} text={hours(uploadHours)} />
      <Meter label="API and MCP" used={calls.used} limit={calls.included} text={words(calls, "call")} />
      <Meter label="Swarm runs" used={swarmRuns.used} limit={swarmRuns.included} text={runs(swarmRuns)} />
      <Meter label="Seats" calm used={seats.used} limit={seats.included} text={words(seats, "paid seat")} />
    </div>
  );
}
