import { EXTRA_SWARM_RUN_CENTS, PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { counted } from "@/lib/core/text/counted";
import { shortDollars } from "@/lib/core/text/dollars";

/** What the workspace uses at the moment, of what a smaller plan has less of. */
export type Used = Record<"seats" | "uploadHours" | "swarmRuns", { used: number }> & { seats: { included: number } };

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** What a smaller plan stops, what it has less of, and what goes on as before. */
export function downgrade(plan: Plan, wanted: Plan, used: Used) {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const losesApi = to.apiCallsMonthly === 0 && from.apiCallsMonthly > 0;
  const losesSso = from.sso && !to.sso;
  const stops = [
    losesApi && "API keys and MCP connections: their calls are refused. New webhooks can’t be added.",
    from.steering && !to.steering && "Instructions for Eva.",
    losesSso && "Single sign-on and SCIM: your provider’s calls are refused.",
  ];
  const shrinks = [
    seats(used.seats, to.paidSeats),
    from.uploadHoursMonthly > to.uploadHoursMonthly &&
      `${counted(to.uploadHoursMonthly, "hour")} of recordings a month instead of ${from.uploadHoursMonthly}.${
        used.uploadHours.used >= to.uploadHoursMonthly
          ? ` ${number.format(used.uploadHours.used)} are used, so no more until next month.`
          : ""
      }`,
    runs(used.swarmRuns.used, from.swarmRunsMonthly, to.swarmRunsMonthly),
    !losesApi &&
      from.apiCallsMonthly > to.apiCallsMonthly &&
      `${number.format(to.apiCallsMonthly)} calls a month instead of ${number.format(from.apiCallsMonthly)}.`,
    from.modelTokensMonthly > to.modelTokensMonthly && "Less use of a language model, where one is set up.",
  ];
  const goesOn = [
    "Running studies, booked interviews, and everyone who is taking part. Swarm runs that have started.",
    `Webhooks${losesApi ? " you already have" : ""}.`,
    "Everything you have collected and written.",
    losesSso && "Everyone’s access: people sign in with a password or an emailed link.",
  ];
  return { stops: told(stops), shrinks: told(shrinks), goesOn: told(goesOn) };
}

const told = (lines: (string | false)[]): string[] => lines.filter((line) => line !== false);

/** A number of seats agreed for the workspace ends with the plan, so those it has now are compared. */
function seats({ used, included }: Used["seats"], next: number): string | false {
  if (included <= next) return false;
  const taken =
    used > next
      ? ` ${used} are taken: everyone keeps theirs, but nobody else gets one, invited people included, until there are fewer.`
      : "";
  return `${counted(next, "paid seat")} instead of ${included}.${taken}`;
}

function runs(used: number, before: number, next: number): string | false {
  if (before <= next) return false;
  const price = shortDollars(EXTRA_SWARM_RUN_CENTS);
  if (next === 0) return `No Swarm runs are included instead of ${before} a month; each costs ${price}.`;
  const further = used >= next ? ` ${used} were started, so further ones cost ${price} each until next month.` : "";
  return `${next} Swarm runs a month instead of ${before}.${further}`;
}
