import { cn } from "@/components/ui/cn";
import { claimBelow } from "@/lib/core/evidence/asked-claim";
import { ChangeBadge } from "../change-badge";
import { QuoteList } from "../quote/quote-list";
import { QuoteSide } from "../quote/quote-side";
import type { Claim, Theme } from "../shapes";
import { ClaimFigures } from "./claim-figures";
import { ClaimMenu } from "./claim-menu";
import { ClaimText } from "./claim-text";
import { StrengthMark } from "./strength-mark";

type Props = { claim: Claim; theme: Pick<Theme, "id" | "title">; canWrite: boolean };

/** Contradicting quotes are folded only if there are very many. */
const MOST_AGAINST = 6;

/**
 * A claim with everything that supports it, next to everything that contradicts it. On paper, one is below the other: a
 * nested grid that continues on the next page would overlap what follows.
 */
export function ClaimBlock({ claim, theme, canWrite }: Props) {
  const support = claim.clips.filter(({ stance }) => stance === "support");
  const against = claim.clips.filter(({ stance }) => stance === "against");
  const isOpen = claim.strength === "open";
  return (
    <li
      id={claim.id}
      className="grid scroll-mt-14 @4xl:scroll-mt-2 grid-cols-1 gap-4 px-5 py-5 print:block print:space-y-4 @xl:pr-6 @xl:pl-14"
    >
      <div className="grid break-inside-avoid break-after-avoid grid-cols-1 gap-3">
        {/* On a phone, two marks have a row of their own: beside them, the claim would have a word per line. */}
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-40 font-semibold text-[0.9375rem] leading-6">
            <ClaimText claim={{ id: claim.id, text: claimBelow(theme.title, claim.text) }} canWrite={canWrite} />
          </h3>
          <span className="flex shrink-0 items-center gap-2 pt-0.5">
            <ChangeBadge change={claim.change} />
            <StrengthMark claim={claim} />
            {canWrite && <ClaimMenu claim={claim} themeId={theme.id} />}
          </span>
        </div>
        <ClaimFigures themeId={theme.id} claim={claim} />
      </div>
      <div
        className={cn(
          "-mx-3 grid grid-cols-1 gap-x-6 gap-y-4 print:block print:space-y-4",
          against.length > 0 && "@2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
        )}
      >
        <QuoteSide claimId={claim.id} stance="support" label={`For: ${claim.text}`}>
          <SideTitle>{isOpen ? "Said about it" : "For"}</SideTitle>
          {support.length > 0 ? (
            <QuoteList
              claim={claim}
              clips={support}
              stance="support"
              {...(against.length > 0 ? { shown: 3 } : { shown: 4, wide: true })}
            />
          ) : (
            <Nobody>Nobody is quoted for it yet.</Nobody>
          )}
        </QuoteSide>
        <QuoteSide claimId={claim.id} stance="against" label={`Against: ${claim.text}`}>
          <SideTitle>Against</SideTitle>
          {against.length > 0 ? (
            <QuoteList claim={claim} clips={against} stance="against" shown={MOST_AGAINST} />
          ) : (
            <Nobody>{isOpen ? "None: the claim takes no side." : "Nobody said otherwise."}</Nobody>
          )}
        </QuoteSide>
      </div>
    </li>
  );
}

const SideTitle = ({ children }: { children: string }) => (
  <p aria-hidden className="px-3 font-medium text-muted-foreground text-xs print:break-after-avoid">
    {children}
  </p>
);

const Nobody = ({ children }: { children: string }) => (
  <p className="px-3 pb-1 text-muted-foreground text-sm">{children}</p>
);
