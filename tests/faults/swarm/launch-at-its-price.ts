import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { estimate } from "@/lib/services/studies/estimate";
import { publish } from "@/lib/services/studies/publish";
import { requireStudy } from "@/lib/services/studies/require-study";

const ATTEMPTS = 40;

/** Launches a study at its current price, as someone would who retries until it is running. */
export async function launchAtItsPrice(ctx: Context, studyId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if ((await requireStudy(ctx, studyId)).status === "running") return;
    const { totalCents: expectedTotalCents } = await estimate(ctx, studyId);
    try {
      await publish(ctx, studyId, { expectedTotalCents, acceptExtraCharge: true });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  throw new Error("A study could not be launched.");
}
