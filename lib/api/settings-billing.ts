import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { PLAN_FACTS, PLANS } from "@/lib/core/plans";
import type { BillingRecord } from "@/lib/services/billing/record";
import { MonthUsageShape, toMonthUsage } from "./billing";
import { Charge, toCharge } from "./charge-shape";

const tag = "Settings";

const Billing = z
  .object({
    service: z.enum(["sandbox", "stripe"]).describe("The sandbox takes test cards and no money."),
    currency: z.literal("usd"),
    plan: z.enum(PLANS),
    priceCents: z.int().describe("A month, in US cents."),
    seats: z.object({ used: z.int(), included: z.int() }),
    paidSeats: z.int().nullable().describe("A seat limit of one's own; null is the plan's."),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    charges: z.array(Charge).describe("The newest 100, for those who may launch studies."),
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
  summary: "Read plan, card, charges and the month's usage",
  description: "Observers see plan and usage only.",
  access: "person",
  status: 200,
  response: Billing,
});

export const updateBillingSettings = operation({
  id: "updateBillingSettings",
  method: "PATCH",
  path: "/settings/billing",
  tag,
  summary: "Change plan, seats or card",
  description:
    "Admins only. A plan that costs more is paid first: `checkoutUrl` says where when no card can be charged. `card` is one of the sandbox's test numbers, or null to remove the card.",
  access: "person",
  status: 200,
  body: z.strictObject({
    plan: z.enum(PLANS).optional(),
    paidSeats: z.int().min(1).max(10_000).nullable().optional(),
    card: z
      .string()
      .regex(/^[0-9 ]{12,30}$/, "A card number has digits only.")
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
  summary: "Open the page on which a card is saved",
  description: "Admins only. The page belongs to the payment service; no card number reaches this API.",
  access: "person",
  status: 200,
  body: z.strictObject({}),
  response: z.object({ url: z.string() }),
});
