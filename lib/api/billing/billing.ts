import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { EXTRA_SWARM_RUN_CENTS, PLAN_FACTS, PLANS, SESSION_PRICE_CENTS } from "@/lib/core/plans";
import type { MonthUsage } from "@/lib/services/billing/record";

const tag = "Billing";
const Cents = z.int().describe("US cents.");

const Prices = z
  .object({
    currency: z.literal("usd"),
    sample: z.boolean().describe("True while these are sample figures."),
    plans: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        priceCents: Cents,
        paidSeats: z.int(),
        uploadHoursMonthly: z.int(),
        swarmRunsMonthly: z.int(),
        apiCallsMonthly: z.int(),
        modelTokensMonthly: z.int(),
        features: z.object({ api: z.boolean(), steering: z.boolean(), sso: z.boolean() }),
      }),
    ),
    sessions: z
      .array(z.object({ type: z.string(), priceCents: Cents }))
      .describe("One completed session, not counting its reward."),
    extraSwarmRunCents: Cents,
  })
  .meta({ id: "Prices" });

const Meter = z.object({ used: z.number(), included: z.number() });
export const MonthUsageShape = z
  .object({
    plan: z.string(),
    period: z.object({ startsAt: DateTime, resetsAt: DateTime }),
    calls: Meter,
    uploadHours: Meter,
    seats: Meter,
    swarmRuns: Meter.describe("Runs included in the plan."),
    daily: z
      .array(z.object({ date: z.iso.date(), calls: z.int() }))
      .describe("Calls made with API keys in the last 30 days."),
  })
  .meta({ id: "MonthUsage" });

export const prices = (): z.input<typeof Prices> => ({
  currency: "usd",
  sample: true,
  plans: PLANS.map((id) => {
    const { label, steering, sso, ...facts } = PLAN_FACTS[id];
    return { id, name: label, ...facts, features: { api: facts.apiCallsMonthly > 0, steering, sso } };
  }),
  sessions: Object.entries(SESSION_PRICE_CENTS).map(([type, priceCents]) => ({ type, priceCents })),
  extraSwarmRunCents: EXTRA_SWARM_RUN_CENTS,
});

export const toMonthUsage = ({ startsAt, resetsAt, ...usage }: MonthUsage): z.input<typeof MonthUsageShape> => ({
  ...usage,
  period: { startsAt: startsAt.toISOString(), resetsAt: resetsAt.toISOString() },
});

export const getPrices = operation({
  id: "getPrices",
  method: "GET",
  path: "/billing/prices",
  tag,
  summary: "Get plan and interview prices",
  description: "Needs no key.",
  access: "public",
  status: 200,
  response: Prices,
});

export const getBillingUsage = operation({
  id: "getBillingUsage",
  method: "GET",
  path: "/billing/usage",
  tag,
  summary: "Get this month's usage against the plan",
  access: "read",
  status: 200,
  response: MonthUsageShape,
});
