import type { Metadata } from "next";
import { OrderLines } from "@/components/billing/order-lines";
import { PayFrame } from "@/components/billing/pay-frame";
import { SandboxBanner } from "@/components/billing/sandbox-banner";
import { SandboxForm } from "@/components/billing/sandbox-form";
import { Callout } from "@/components/ui/states/callout";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { ownUrl } from "@/lib/http/request/own-url";
import { sandboxPage } from "@/lib/services/billing/pay-in-sandbox";

export const metadata: Metadata = { title: "Sandbox payment", referrer: "no-referrer" };

const STATES = { paid: "This is paid. Thank you.", closed: "This page is closed. Nothing was charged here." };

type Props = { params: Promise<{ session: string }> };

/** Stands in for the payment service's own page: there too, knowing the address is the right to pay. */
export default async function PayPage({ params }: Props) {
  const { session } = await params;
  const { id, status, amountCents, description, lines, returnUrl } = await pageOrNotFound(sandboxPage(session));
  const back = ownUrl(returnUrl);
  return (
    <PayFrame banner={<SandboxBanner>Payment sandbox: no money is charged</SandboxBanner>}>
      <header className="grid gap-1">
        <h1 className="text-xl">{amountCents === null ? "Save a card" : "Payment"}</h1>
        <p className="text-pretty text-muted-foreground">
          {amountCents === null ? "For this workspace’s studies and plan." : description}
        </p>
      </header>
      {amountCents !== null && (
        <section aria-label="Order" className="rounded-lg border bg-surface p-5">
          <OrderLines lines={lines} totalCents={amountCents} />
        </section>
      )}
      {status === "open" ? (
        <SandboxForm page={id} amountCents={amountCents} returnUrl={back} />
      ) : (
        <Callout tone={status === "paid" ? "success" : "info"}>{STATES[status]}</Callout>
      )}
      <p className="text-center text-sm">
        <a href={back} className="text-muted-foreground underline underline-offset-4 hover:text-foreground">
          {status === "open" ? "Back without paying" : "Back to Earshot"}
        </a>
      </p>
    </PayFrame>
  );
}
