import { AppError } from "@/lib/core/errors";
import type { Estimate } from "@/lib/core/study/estimate";
import { dollars } from "@/lib/core/text/dollars";

export type PriceApproval = { expectedTotalCents?: number | undefined; acceptExtraCharge?: boolean | undefined };

/**
 * Refuses a total other than the current one, so that only a price the caller has seen is charged; no total means no
 * check. A Swarm run beyond the included ones is `allowance_used` until its price was accepted.
 */
export function checkTotal(
  estimate: Estimate,
  { expectedTotalCents, acceptExtraCharge = false }: PriceApproval,
): Estimate {
  const { totalCents, swarm } = estimate;
  if (swarm && swarm.extraCents > 0 && !acceptExtraCharge) {
    const price = dollars(swarm.extraCents);
    const used =
      swarm.included === 0
        ? "Your plan includes no Swarm runs"
        : `This month’s ${swarm.included} Swarm runs are used up`;
    const message = `${used}. One more costs ${price}: send acceptExtraCharge to start it. Nothing was charged.`;
    throw new AppError("allowance_used", message, {
      problems: [{ path: "acceptExtraCharge", message, currentTotalCents: totalCents }],
    });
  }
  if (expectedTotalCents === undefined || expectedTotalCents === totalCents) return estimate;
  const message = `The total is now ${dollars(totalCents)}, not ${dollars(expectedTotalCents)}. Nothing was charged.`;
  throw new AppError("conflict", message, {
    problems: [{ path: "expectedTotalCents", message, currentTotalCents: totalCents }],
  });
}
