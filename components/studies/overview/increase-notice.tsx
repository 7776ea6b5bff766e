import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Callout } from "@/components/ui/states/callout";
import { isAwaited } from "./is-awaited";

type Props = {
  /** The newest payment for more participants. */
  charge: { status: string; failure: string | null };
  target: number | null;
};

/** Shown after returning from the checkout of more participants: the payment is reported moments later. */
export function IncreaseNotice({ charge: { status, failure }, target }: Props) {
  if (status === "paid")
    return (
      <Callout tone="success" title="Participants added">
        The study now has {target} spots.
      </Callout>
    );
  if (isAwaited({ status }))
    return (
      <>
        <RefreshWhile active />
        <Callout tone="info" title="No participants added yet">
          No payment has arrived. If you just paid, they are added within moments and this page shows it. If you left
          the checkout, nothing was charged.
        </Callout>
      </>
    );
  return (
    <Callout tone="warning" title="No participants were added">
      {failure ?? "The payment didn’t go through."}
    </Callout>
  );
}
