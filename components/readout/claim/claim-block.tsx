import { ChangeBadge } from "../change-badge";
import { QuoteList } from "../quote/quote-list";
import { QuoteSide } from "../quote/quote-side";
import type { Claim } from "../shapes";
import { ClaimFigures } from "./claim-figures";
import { ClaimMenu } from "./claim-menu";
import { ClaimText } from "./claim-text";
import { StrengthMark } from "./strength-mark";

type Props = { claim: Claim; themeId: string; canWrite: boolean };

const SHOWN_FOR = 3;
const SHOWN_AGAINST = 5;

/** A claim with all that speaks for it, and beside it all that speaks against it. */
export function ClaimBlock({ claim, themeId, canWrite }: Props) {
  const [support, against] = (["support", "against"] as const).map((stance) =>
    claim.clips.filter((clip) => clip.stance === stance),
  ) as [Claim["clips"], Claim["clips"]];
  return (
    <li id={claim.id} className="grid scroll-mt-20 grid-cols-1 gap-4 px-5 py-5 @xl:pr-6 @xl:pl-14">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 font-semibold text-[15px] leading-6">
            <ClaimText claim={claim} canWrite={canWrite} />
          </h3>
          <span className="flex shrink-0 items-center gap-2 pt-0.5">
            <ChangeBadge change={claim.change} />
            <StrengthMark claim={claim} />
            {canWrite && <ClaimMenu claim={claim} themeId={themeId} />}
          </span>
        </div>
        <ClaimFigures themeId={themeId} claim={claim} />
      </div>
      <div className="-mx-3 grid grid-cols-1 gap-x-6 gap-y-4 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <QuoteSide claimId={claim.id} stance="support" label={`For: ${claim.text}`}>
          <p aria-hidden className="px-3 font-medium text-muted-foreground text-xs">
            For
          </p>
          {support.length > 0 ? (
            <QuoteList claim={claim} clips={support} shown={SHOWN_FOR} />
          ) : (
            <p className="px-3 py-1 text-muted-foreground text-sm">Nobody is quoted for it yet.</p>
          )}
        </QuoteSide>
        <QuoteSide claimId={claim.id} stance="against" label={`Against: ${claim.text}`}>
          <p aria-hidden className="px-3 font-medium text-muted-foreground text-xs">
            Against
          </p>
          {against.length > 0 ? (
            <QuoteList claim={claim} clips={against} shown={SHOWN_AGAINST} />
          ) : (
            <p className="px-3 py-1 text-muted-foreground text-sm">Nobody said otherwise.</p>
          )}
        </QuoteSide>
      </div>
    </li>
  );
}
