import { counted } from "@/lib/core/text/counted";
import { QuotesBehind } from "../quote/quotes-behind";
import type { Claim } from "../shapes";
import { SideMark, SupportBar } from "./support-bar";

/** How many are for and against, each figure opening what was said; for an open claim, who talks about it. */
export function ClaimFigures({ themeId, claim }: { themeId: string; claim: Claim }) {
  const { support, against, of } = claim;
  const isOpen = claim.strength === "open";
  const silent = Math.max(0, of - support - against);
  const figure = { themeId, claimId: claim.id };
  return (
    <div className="grid max-w-xl gap-2">
      <SupportBar support={support} against={against} of={of} />
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm tabular-nums">
        <li className="inline-flex items-center gap-1.5">
          <SideMark side="support" />
          {support > 0 ? (
            <QuotesBehind
              figure={{ ...figure, stance: "support" }}
              title={`${counted(support, "person", "people")} ${isOpen ? "on" : "for"}: ${claim.text}`}
            >
              <b className="font-medium text-foreground">{support}</b> of {of} {isOpen ? "talk about it" : "for"}
            </QuotesBehind>
          ) : (
            `0 of ${of} for`
          )}
        </li>
        {!isOpen && (
          <li className="inline-flex items-center gap-1.5">
            <SideMark side="against" />
            {against > 0 ? (
              <QuotesBehind
                figure={{ ...figure, stance: "against" }}
                title={`${counted(against, "person", "people")} against: ${claim.text}`}
              >
                <b className="font-medium text-foreground">{against}</b> against
              </QuotesBehind>
            ) : (
              "Nobody against"
            )}
          </li>
        )}
        {silent > 0 && (
          <li className="inline-flex items-center gap-1.5">
            <SideMark side="silent" />
            {silent} didn’t talk about it
          </li>
        )}
      </ul>
    </div>
  );
}
