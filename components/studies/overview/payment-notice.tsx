import { Button } from "@/components/ui/button";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { PageLink } from "@/components/ui/links/page-link";
import { Callout } from "@/components/ui/states/callout";

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
