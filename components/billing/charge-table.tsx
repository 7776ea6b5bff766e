import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { Table } from "@/components/ui/lists/table";
import type { ChargeShape } from "@/lib/api/billing/charge-shape";
import { dollars } from "@/lib/core/text/dollars";
import { day } from "@/lib/core/time/dates";
import { ChargeStatusBadge } from "./charge-status";

/** Charges, newest first. A refused one says why; a paid one has a receipt. */
export function ChargeTable({ charges }: { charges: ChargeShape[] }) {
  return (
    <Table caption="Charges">
      <thead>
        <tr>
          <th className="w-full">Description</th>
          <th className="@max-columns:hidden">Status</th>
          <th className="text-right!">Amount</th>
          <th>
            <span className="sr-only">Receipt</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => (
          <tr key={charge.id}>
            <td className="max-w-0">
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere font-medium @columns:truncate">
                  {charge.studyId ? (
                    <Link
                      href={`/studies/${charge.studyId}`}
                      className="leading-6 hover:underline @columns:inline-block @columns:max-w-full @columns:truncate @columns:align-bottom"
                    >
                      {charge.description}
                    </Link>
                  ) : (
                    charge.description
                  )}
                </span>
                <span className="text-muted-foreground text-sm">
                  {day(charge.createdAt)}
                  {charge.failure && <span className="@max-columns:hidden"> · {charge.failure}</span>}
                </span>
                <span className="@columns:hidden">
                  <ChargeStatusBadge status={charge.status} />
                </span>
              </span>
            </td>
            <td className="@max-columns:hidden">
              <ChargeStatusBadge status={charge.status} />
            </td>
            <td className="text-right tabular-nums">{dollars(charge.amountCents)}</td>
            <td className="whitespace-nowrap text-right text-sm">
              <ChargeLink charge={charge} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ChargeLink({ charge: { id, status, description, checkoutUrl } }: { charge: ChargeShape }) {
  if (checkoutUrl)
    return (
      <a href={checkoutUrl} className={linkLook}>
        Pay<span className="sr-only"> for {description}</span>
      </a>
    );
  if (status !== "paid" && status !== "refunded") return null;
  return (
    <Link href={`/receipt/${id}`} className={linkLook}>
      Receipt<span className="sr-only"> of {description}</span>
    </Link>
  );
}
