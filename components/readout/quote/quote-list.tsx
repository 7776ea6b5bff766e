import { cn } from "@/components/ui/cn";
import type { Claim, Clip, Stance } from "../shapes";
import { LaterQuotes } from "./later-quotes";
import { QuoteItem } from "./quote-item";

type Props = {
  claim: Claim;
  clips: Clip[];
  stance: Stance;
  shown: number;
  /** Whether there is room for two side by side. */
  wide?: boolean;
};

/** One side's quotes: the first few, and the rest on request. */
export function QuoteList({ claim: { id, text, later: counts }, clips, stance, shown, wide }: Props) {
  const claim = { id, text };
  const look = cn("grid grid-cols-1 gap-x-6 gap-y-1", wide ? "@2xl:grid-cols-2" : "print:@2xl:grid-cols-2");
  const list = (some: Clip[], className: string) => (
    <ul className={className}>
      {some.map((clip) => (
        <QuoteItem key={clip.id} clip={clip} claim={claim} />
      ))}
    </ul>
  );
  const rest = clips.length - shown;
  const count = counts[stance];
  // On paper there is nothing to unfold, and all of them are one list.
  const part = cn(look, "print:contents");
  const later = count > 0 && (
    <LaterQuotes claim={claim} stance={stance} there={clips.map((clip) => clip.id)} count={count} look={part} />
  );
  // A single extra quote takes no more room than the button that would hide it.
  if (rest <= 1)
    return (
      <div className={cn(look, "not-print:contents")}>
        {list(clips, part)}
        {later}
      </div>
    );
  return (
    <div className={cn(look, "not-print:contents")}>
      {list(clips.slice(0, shown), part)}
      <details className="group/more print:contents print:[&::details-content]:contents!">
        <summary className="ml-3 w-fit list-none rounded-sm py-1 font-medium text-primary-text text-sm hover:underline group-open/more:mb-1 print:hidden [&::-webkit-details-marker]:hidden">
          <span className="group-open/more:hidden">
            Show {rest} more{count > 0 && ` of ${rest + count}`}
          </span>
          <span className="hidden group-open/more:inline">Show fewer</span>
        </summary>
        {list(clips.slice(shown), part)}
        {later}
      </details>
    </div>
  );
}
