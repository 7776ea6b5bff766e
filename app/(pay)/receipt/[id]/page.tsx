import Link from "next/link";
import { ChargeStatusBadge } from "@/components/billing/charge-status";
import { OrderLines } from "@/components/billing/order-lines";
import { PayFrame } from "@/components/billing/pay-frame";
import { PrintButton } from "@/components/billing/print-button";
import { SandboxBanner } from "@/components/billing/sandbox-banner";
import { KeyValue } from "@/components/ui/lists/key-value";
import { toCharge } from "@/lib/api/billing/charge-shape";
import { moment } from "@/lib/core/time/dates";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { getCharge } from "@/lib/services/billing/get-charge";

export const metadata = { title: "Receipt" };

type Props = { params: Promise<{ id: string }> };

/** A charge as a page to print or keep. */
export default async function ReceiptPage({ params }: Props) {
  const { ctx, workspace } = await pageContext();
  const charge = toCharge(await pageOrNotFound(getCharge(ctx, (await params).id)));
  return (
    <PayFrame
      banner={charge.service === "sandbox" && <SandboxBanner>Payment sandbox: no money was charged</SandboxBanner>}
    >
      <header className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-xl">Receipt</h1>
          <p className="text-pretty text-muted-foreground">{charge.description}</p>
        </div>
        <ChargeStatusBadge status={charge.status} />
      </header>
      <section aria-label="Charge" className="grid gap-6 rounded-lg border bg-surface p-5">
        <KeyValue
          rows={[
            { label: "Number", value: <span className="font-mono text-xs">{charge.id}</span> },
            { label: "Billed to", value: workspace.name },
            { label: "Ordered", value: moment(charge.createdAt) },
            ...(charge.paidAt ? [{ label: "Paid", value: moment(charge.paidAt) }] : []),
            ...(charge.failure ? [{ label: "Note", value: charge.failure }] : []),
          ]}
        />
        <OrderLines lines={charge.lines} totalCents={charge.amountCents} />
      </section>
      <div className="flex items-center justify-between gap-2 print:hidden">
        <Link href="/settings/billing" className="text-muted-foreground text-sm underline underline-offset-4">
          Back to billing
        </Link>
        <PrintButton />
      </div>
    </PayFrame>
  );
}
