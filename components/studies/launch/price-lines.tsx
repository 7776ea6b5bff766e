import type { Estimate } from "@/lib/core/study/estimate";
import { dollars } from "@/lib/core/text/dollars";

/** The lines of a price and their total; `before` is the total that was agreed to earlier. */
export function PriceLines({
  lines,
  totalCents,
  before,
}: Pick<Estimate, "lines" | "totalCents"> & { before: number | null }) {
  return (
    <table className="w-full [&_td]:whitespace-nowrap [&_td]:pl-4 [&_th+th]:whitespace-nowrap [&_th+th]:pl-4">
      <caption className="sr-only">What it costs</caption>
      <thead className="text-left text-muted-foreground text-xs">
        <tr>
          <th className="pb-1 font-medium">For</th>
          <th className="pb-1 text-right font-medium">Each</th>
          <th className="pb-1 text-right font-medium">Number</th>
          <th className="pb-1 text-right font-medium">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, unitCents, quantity, totalCents: amount }) => (
          <tr key={label} className="border-t tabular-nums">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="text-right">{dollars(unitCents)}</td>
            <td className="text-right">{quantity}</td>
            <td className="text-right">{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t tabular-nums">
          <th scope="row" colSpan={3} className="pt-3 text-left font-semibold">
            Total
          </th>
          <td className="pt-3 text-right font-semibold text-md">
            {before !== null && before !== totalCents && (
              <del className="mr-2 font-normal text-base text-muted-foreground">{dollars(before)}</del>
            )}
            {dollars(totalCents)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
