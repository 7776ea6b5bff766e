import { AppError } from "@/lib/core/errors";
import type { estimateOf } from "@/lib/core/study/estimate";

type Estimate = ReturnType<typeof estimateOf>;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Refuses a total that is not the current one: whoever approves a price has seen it. Nobody asked means no opinion. */
export function checkTotal(estimate: Estimate, expectedTotalCents: number | undefined): Estimate {
  const { totalCents } = estimate;
  if (expectedTotalCents === undefined || expectedTotalCents === totalCents) return estimate;
  const message = `The total is ${dollars.format(totalCents / 100)} now, not ${dollars.format(expectedTotalCents / 100)}. Nothing was charged.`;
  throw new AppError("conflict", message, {
    problems: [{ path: "expectedTotalCents", message, currentTotalCents: totalCents }],
  });
}
