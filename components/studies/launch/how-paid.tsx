"use client";
import { CreditCard } from "lucide-react";
import { useEffect, useState } from "react";
import { type Answer, call } from "@/lib/api/client/call";

type Billing = Pick<Answer<"GET /settings/billing">, "card" | "service">;

/** Brands come in lowercase: visa. */
const capitalized = (brand: string) => brand.replace(/^./, (first) => first.toUpperCase());

/** How the total is paid: with the saved card, or on a checkout page, and what happens then. */
export function HowPaid({ then }: { then: string }) {
  const [billing, setBilling] = useState<Billing | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call("GET /settings/billing", { signal: controller.signal }).then(setBilling, () => undefined);
    return () => controller.abort();
  }, []);
  return (
    <p role="status" className="flex min-h-10 items-start gap-2.5 text-pretty text-muted-foreground text-sm">
      <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {billing?.card
          ? `Charged to the workspace’s ${capitalized(billing.card.brand)} card ending in ${billing.card.last4}.`
          : billing
            ? `No card is saved. You’ll go to a checkout page, and ${then} once you’ve paid there.`
            : "Charged to the workspace’s card, or on a checkout page if none is saved."}
        {billing?.service === "sandbox" && " This is a sandbox: no money moves."}
      </span>
    </p>
  );
}
