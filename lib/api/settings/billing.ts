import { z } from "zod";
import { MonthUsageShape, toMonthUsage } from "@/lib/api/billing/billing";
import { Charge, toCharge } from "@/lib/api/billing/charge-shape";
import { operation } from "@/lib/core/operation";
import { PLAN_FACTS, PLANS } from "@/lib/core/plans";
import type { BillingRecord } from "@/lib/services/billing/record";

const tag = "Settings";

const Billing = z
  .object({
    service: z.enum(["sandbox", "stripe"]).describe("The sandbox takes test cards and no money."),
    currency: z.literal("usd"),
    plan: z.enum(PLANS),
    priceCents: z.int().describe("Per month, in US cents."),
    seats: z.object({ used: z.int(), included: z.int() }),
    paidSeats: z.int().nullable().describe("A seat limit agreed for this workspace; null means the plan's limit."),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    charges: z.array(Charge).describe("The newest 100; only for people who may launch studies."),
    canManage: z.boolean(),
    usage: MonthUsageShape,
  })
  .meta({ id: "BillingSettings" });

export const toBilling = ({ usage, charges, ...billing }: BillingRecord): z.input<typeof Billing> => ({
  ...billing,
  currency: "usd",
  priceCents: PLAN_FACTS[billing.plan].priceCents,
  seats: usage.seats,
  charges: charges.map(toCharge),
  usage: toMonthUsage(usage),
});

export const getBillingSettings = operation({
  id: "getBillingSettings",
  method: "GET",
  path: "/settings/billing",
  tag,
  summary: "Get the plan, card, charges, and this month's usage",
  description: "Observers see only the plan and the usage.",
  access: "person",
  status: 200,
  response: Billing,
});

export const updateBillingSettings = operation({
  id: "updateBillingSettings",
  method: "PATCH",
  path: "/settings/billing",
  tag,
  summary: "Change the plan, seats, or card",
  description:
    "Admins only. A plan that costs more is paid first: when no card can be charged, `checkoutUrl` says where. `card` is one of the sandbox's test numbers, or null to remove the card.",
  access: "person",
  status: 200,
  body: z.strictObject({
    plan: z.enum(PLANS).optional(),
    paidSeats: z.int().min(1).max(10_000).nullable().optional(),
    card: z
      .string()
      .regex(/^[0-9 ]{12,30}$/, "Enter the card number as digits only.")
      .nullable()
      .optional(),
  }),
  response: Billing.extend({ checkoutUrl: z.string().nullable() }),
});

export const openCardPage = operation({
  id: "openCardPage",
  method: "POST",
  path: "/settings/billing/card",
  tag,
  summary: "Create a page for saving a card",
  description: "Admins only. The page belongs to the payment service; card numbers never reach this API.",
  access: "person",
  status: 200,
  body: z.strictObject({}),
  response: z.object({ url: z.string() }),
});
