import Link from "next/link";
import { RefreshWhile } from "@/components/library/refresh-while";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** A study whose checkout was left, one way or the other. */
export function PaymentNotice({ id, paid }: { id: string; paid: boolean }) {
  return paid ? (
    <>
      <RefreshWhile active />
      <Callout tone="info" title="Waiting for the payment to be confirmed">
        The study launches by itself as soon as the payment service says that it is paid. This page shows it.
      </Callout>
    </>
  ) : (
    <Callout
      tone="warning"
      title="Not launched"
      action={
        <Button asChild size="small">
          <Link href={`/studies/${id}/edit`}>Back to the draft</Link>
        </Button>
      }
    >
      The checkout was left before anything was paid. Nothing was charged.
    </Callout>
  );
}
