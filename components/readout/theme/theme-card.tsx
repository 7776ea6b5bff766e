import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { counted } from "@/lib/core/text/counted";
import { ChangeBadge } from "../change-badge";
import { ClaimBlock } from "../claim/claim-block";
import { AddLine } from "../edit/add-line";
import { HiddenClaims } from "../hidden/hidden-claims";
import { QuotesBehind } from "../quote/quotes-behind";
import type { Theme } from "../shapes";
import { ThemeMenu } from "./theme-menu";
import { ThemeSummary, ThemeTitle } from "./theme-text";

type Props = { theme: Theme; number: number; people: number; canWrite: boolean };

/** A theme with its claims, and how many people they quote. */
export function ThemeCard({ theme, number, people, canWrite }: Props) {
  const { id, title, participants } = theme;
  const shown = theme.claims.filter(({ hidden }) => !hidden);
  const hidden = theme.claims.filter((claim) => claim.hidden);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-14 @4xl:scroll-mt-2 rounded-lg border bg-surface shadow-low print:border-0 print:shadow-none"
    >
      <header className="grid grid-cols-1 gap-2 px-5 pt-5 pb-4 @xl:px-6 print:break-inside-avoid print:break-after-avoid">
        <div className="flex items-start gap-3">
          <span aria-hidden className="mt-0.5 w-5 shrink-0 font-semibold text-lg text-muted-foreground tabular-nums">
            {number}
          </span>
          <h2 id={`${id}-title`} className="min-w-0 flex-1 text-lg">
            {canWrite ? <ThemeTitle theme={theme} /> : <bdi className="wrap-anywhere">{title}</bdi>}
          </h2>
          <span className="flex shrink-0 items-center gap-2 pt-0.5">
            <ChangeBadge change={theme.change} />
            {canWrite && <ThemeMenu theme={theme} />}
          </span>
        </div>
        <div className="grid grid-cols-1 gap-3 @xl:pl-8">
          {canWrite ? (
            <ThemeSummary theme={theme} />
          ) : (
            theme.summary && (
              <p dir="auto" className="wrap-anywhere max-w-prose text-pretty text-left">
                {theme.summary}
              </p>
            )
          )}
          <p className="flex items-center gap-2.5 text-muted-foreground text-sm">
            <PeopleDots count={participants} of={people} />
            {participants > 0 ? (
              <QuotesBehind
                figure={{ themeId: id }}
                title={`${participants} of ${counted(people, "person", "people")}: ${title}`}
              >
                <b className="font-medium text-foreground">{participants}</b> of {counted(people, "person", "people")}
              </QuotesBehind>
            ) : (
              `0 of ${counted(people, "person", "people")}`
            )}
          </p>
        </div>
      </header>
      {shown.length > 0 && (
        <ol aria-label={`Claims of ${title}`} className="divide-y border-t">
          {shown.map((claim) => (
            <ClaimBlock key={claim.id} claim={claim} theme={theme} canWrite={canWrite} />
          ))}
        </ol>
      )}
      {canWrite && (
        <div className="flex flex-wrap gap-2 border-t px-5 py-3 @xl:pl-14 print:hidden">
          <AddLine
            label="Add a claim"
            placeholder="Say it in one sentence. Quotes come next."
            maxLength={READOUT_TEXT.text}
            adds={{ kind: "add_claim", themeId: id }}
          />
          {!theme.summary && (
            <AddLine
              label="Add a summary"
              placeholder="What do its claims add up to?"
              maxLength={READOUT_TEXT.text}
              adds={{ kind: "edit_theme", themeId: id }}
            />
          )}
          <HiddenClaims claims={hidden} />
        </div>
      )}
    </section>
  );
}

const MOST_DOTS = 24;

/** One dot a person, so that "9 of 12" is seen before it is read. */
function PeopleDots({ count, of }: { count: number; of: number }) {
  if (of === 0 || of > MOST_DOTS) return null;
  return (
    <span aria-hidden className="flex flex-wrap gap-0.5">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
        <span key={at} className={`size-2 rounded-full ${at < count ? "bg-primary" : "border border-border-strong"}`} />
      ))}
    </span>
  );
}
