import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { Charge } from "./charge-shape";
import { IdParams } from "./shared";
import { Study } from "./study-shapes";

export const publishStudy = operation({
  id: "publishStudy",
  method: "POST",
  path: "/studies/{id}/publish",
  tag: "Studies",
  summary: "Launch a draft",
  description:
    "Charges the saved card. 409 when the total is not the expected one, with the current one in `details`; 402 with the bank's sentence when the card is declined. Without a card, or when the bank wants the person, `checkoutUrl` is answered and the study is launched once it is paid there. 503 while a payment is undecided: it is brought to its end, never charged twice.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    approve: z.literal(true),
    expectedTotalCents: z.int().min(0).max(1_000_000_000),
    acceptExtraCharge: z.boolean().optional().describe("For a Swarm run past the month's included ones."),
  }),
  example: { approve: true, expectedTotalCents: 3300 },
  response: z.object({ study: Study, charge: Charge.optional(), checkoutUrl: z.string().optional() }),
});
