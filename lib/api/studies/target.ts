import { z } from "zod";
import { approvedTotal } from "@/lib/api/billing/approved-total";
import { Charge } from "@/lib/api/billing/charge-shape";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import { Study } from "./shapes";

export const addParticipants = operation({
  id: "addParticipants",
  method: "POST",
  path: "/studies/{id}/target",
  tag: "Studies",
  summary: "Add participants to a launched study",
  description:
    "Raises the number of participants to `targetParticipants` and charges the saved card for those who are added. A study that ended because it was full runs again; one that was ended early, or whose deadline has passed, returns 409. If Prolific recruits for the study, it gets as many more places. Returns 409 when the total is not the expected one, with the current one in `details`, and 402 with the bank's message when the card is declined. When there is no card or the bank wants a confirmation, returns `checkoutUrl`, and participants are added once it is paid there. Sending the same number again pays nothing and returns what became of the first call. A study that is ended before its payment arrives is refunded.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    ...approvedTotal,
    targetParticipants: z
      .int()
      .min(STUDY_LIMITS.participants.min)
      .max(STUDY_LIMITS.participants.max)
      .describe("How many participants the study has in all afterward."),
  }),
  example: { approve: true, targetParticipants: 15, expectedTotalCents: 5500 },
  response: z.object({ study: Study, charge: Charge.optional(), checkoutUrl: z.string().optional() }),
});
