import { Callout } from "@/components/ui/states/callout";
import type { SwarmAllowance as Allowance } from "@/lib/core/study/estimate";
import { dollars } from "@/lib/core/text/dollars";

/** How many of the month's Swarm runs are used, and that one more costs extra. */
export function SwarmAllowance({ included, used, extraCents }: Allowance) {
  if (extraCents === 0)
    return (
      <p className="text-muted-foreground text-sm">
        {used} of this month’s {included} included runs {used === 1 ? "is" : "are"} used; this one is included too.
      </p>
    );
  return (
    <Callout tone="warning" title={`This run costs ${dollars(extraCents)}`}>
      {included === 0
        ? "Your plan includes no Swarm runs."
        : `You’ve used all ${included} runs included in your plan this month.`}{" "}
      You’re charged only if you continue.
    </Callout>
  );
}
