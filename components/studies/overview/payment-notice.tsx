import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { PageLink } from "@/components/ui/page-link";
import { RefreshWhile } from "@/components/ui/refresh-while";

/** Shown on a draft after returning from the checkout: the payment is reported moments later. */
export function PaymentNotice({ id }: { id: string }) {
  return (
    <>
      <RefreshWhile active />
      <Callout
        tone="info"
        title="Not launched yet"
        action={
          <Button asChild size="small">
            <PageLink href={`/studies/${id}/edit`}>Back to the draft</PageLink>
          </Button>
        }
      >
        No payment has arrived. If you just paid, the study launches automatically within moments and this page shows
        it. If you left the checkout, nothing was charged.
      </Callout>
    </>
  );
}
