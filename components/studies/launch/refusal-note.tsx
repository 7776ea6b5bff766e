import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";
import { dollars } from "@/lib/core/text/dollars";
import type { Refusal } from "./refusal";

type Props = {
  refusal: Refusal | null;
  /** The present total; undefined while it isn't known. */
  totalCents: number | undefined;
  /** What didn't happen, as in "Not launched", and how to agree to another price. */
  title: string;
  again: string;
};

/** Why something paid for didn't happen: another price, a declined card, or what the server said. */
export function RefusalNote({ refusal, totalCents, title, again }: Props) {
  if (!refusal) return null;
  if (refusal.kind === "changed")
    return (
      totalCents !== undefined && (
        <Callout tone="warning" title="The price has changed">
          It was {dollars(refusal.beforeCents)} and is now {dollars(totalCents)}. Nothing was charged. {again} again if
          you agree to the new total.
        </Callout>
      )
    );
  if (refusal.kind === "lost")
    return (
      <Callout tone="warning" title="No answer arrived">
        {refusal.message} It may have been done all the same. Trying again doesn’t charge twice.
      </Callout>
    );
  return (
    <Callout
      tone="danger"
      title={refusal.kind === "declined" ? "The payment didn’t go through" : title}
      action={
        refusal.kind === "declined" && (
          <Button asChild size="small">
            <Link href="/settings/billing">Change the card</Link>
          </Button>
        )
      }
    >
      {refusal.message}
    </Callout>
  );
}
