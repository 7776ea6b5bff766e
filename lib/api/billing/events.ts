import { z } from "zod";
import { operation } from "@/lib/core/operation";

const tag = "Billing";

export const receivePaymentEvent = operation({
  id: "receivePaymentEvent",
  method: "POST",
  path: "/billing/webhook",
  tag,
  summary: "Receive an event from the payment service",
  description:
    "The raw body must be signed in `Stripe-Signature`; anything else gets 400. The same event may be delivered any number of times.",
  access: "public",
  status: 200,
  response: z.object({ received: z.literal(true) }),
});

export const payInSandbox = operation({
  id: "payInSandbox",
  method: "POST",
  path: "/billing/sandbox",
  tag,
  summary: "Pay on a page of the payment sandbox",
  description:
    "Accepts test cards only. `asks` means that the bank wants a confirmation: send the request again with `confirmed`.",
  access: "public",
  status: 200,
  body: z.strictObject({
    page: z.string().max(100),
    card: z.string().max(30),
    confirmed: z.boolean().default(false),
  }),
  response: z.object({ outcome: z.enum(["done", "declined", "asks"]) }),
});
