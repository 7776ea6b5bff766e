import { z } from "zod";
import { counted } from "@/lib/core/text/counted";
import { dollars } from "@/lib/core/text/dollars";
import { db } from "@/lib/db/client";
import { checkReady } from "@/lib/services/studies/check-ready";
import { priceOf } from "@/lib/services/studies/price-of";
import { publish } from "@/lib/services/studies/publish";
import type { StudyRecord } from "@/lib/services/studies/record";
import { requireStudy } from "@/lib/services/studies/require-study";
import { requireState } from "@/lib/services/studies/states";
import type { Done } from "../record";
import { kind } from "./kind";

/** Launches a draft for exactly the approved price. */
export const launchStudy = kind({
  permission: "study.write",
  payload: z.strictObject({ studyId: z.string().max(100) }),
  async describe(ctx, { studyId }) {
    const study = await requireStudy(ctx, studyId);
    requireState(study.status, "publish");
    checkReady(study);
    const { totalCents } = await priceOf(db(), ctx, study);
    const price = totalCents === 0 ? "at no cost" : `for ${dollars(totalCents)}`;
    return { summary: `Launch “${study.title}” with ${whoTakesPart(study)} ${price}.`, costCents: totalCents };
  },
  ready:
    async (ctx, { studyId }, { costCents }) =>
    async () => {
      const before = await requireStudy(ctx, studyId);
      // A call that was interrupted after the payment comes here again.
      if (before.status !== "draft") return doneWith(before);
      const { study, checkoutUrl } = await publish(ctx, studyId, {
        expectedTotalCents: costCents ?? 0,
        acceptExtraCharge: (costCents ?? 0) > 0,
      });
      return { ...doneWith(study), ...(checkoutUrl && { checkoutUrl }) };
    },
  isOutside: true,
});

function whoTakesPart({ type, swarm, targetParticipants }: StudyRecord): string {
  const count = type === "swarm" ? (swarm?.personas.length ?? 0) : (targetParticipants ?? 0);
  return counted(count, type === "swarm" ? "AI agent" : "participant");
}

const doneWith = ({ id, title }: StudyRecord): Done => ({ type: "study", id, title, url: `/studies/${id}` });
