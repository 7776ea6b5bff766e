import { z } from "zod";
import { approvedTotal } from "@/lib/api/billing/approved-total";
import { Charge } from "@/lib/api/billing/charge-shape";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { Study } from "./shapes";

export const publishStudy = operation({
  id: "publishStudy",
  method: "POST",
  path: "/studies/{id}/publish",
  tag: "Studies",
  summary: "Launch a draft",
  description:
    "Charges the saved card. Returns 409 when the total is not the expected one, with the current one in `details`, and 402 with the bank's message when the card is declined. When there is no card or the bank wants a confirmation, returns `checkoutUrl`, and the study launches once it is paid there. Returns 503 while the outcome of a payment is unknown: it is settled later and never charged twice.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    ...approvedTotal,
    acceptExtraCharge: z.boolean().optional().describe("For a Swarm run beyond the month's included runs."),
  }),
  example: { approve: true, expectedTotalCents: 3300 },
  response: z.object({ study: Study, charge: Charge.optional(), checkoutUrl: z.string().optional() }),
});
