import type { Parts } from "@/components/studies/editor/saving/parts";
import { Button } from "@/components/ui/button";
import { estimateOf } from "@/lib/core/study/estimate";
import { dollars } from "@/lib/core/text/dollars";

type Props = {
  draft: Pick<Parts, "type" | "settings">;
  /** Goes to where the number of participants is entered. */
  onChangeNumber: () => void;
};

/** What launching would cost now. */
export function PricePanel({ draft, onChangeNumber }: Props) {
  const { targetParticipants, rewardCents } = draft.settings;
  const { lines, totalCents } = estimateOf({ type: draft.type, targetParticipants, rewardCents });
  return (
    <section aria-labelledby="price" className="grid gap-3 rounded-lg border bg-raised p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="price" className="font-semibold">
          Price
        </h2>
        <Button size="small" tone="ghost" className="-my-1 -mr-2" onClick={onChangeNumber}>
          {targetParticipants ? "Change participants" : "Enter participants"}
        </Button>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">What launching costs</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, unitCents, quantity, totalCents: lineCents }) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-left font-normal">
                {label}
                <span className="block text-muted-foreground tabular-nums">
                  {quantity || "–"} × {dollars(unitCents)}
                </span>
              </th>
              <td className="py-1 text-right align-top tabular-nums">{quantity ? dollars(lineCents) : "–"}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t">
            <th scope="row" className="pt-2.5 text-left font-medium">
              Total
            </th>
            <td className="pt-2.5 text-right font-semibold text-md tabular-nums">
              {targetParticipants ? dollars(totalCents) : "–"}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-pretty text-muted-foreground text-sm">
        {targetParticipants
          ? "Charged once, when you launch."
          : "Enter how many participants you want to see the price."}
      </p>
    </section>
  );
}
