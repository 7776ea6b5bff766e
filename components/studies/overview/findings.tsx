import { ArrowRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { claimBelow } from "@/lib/core/evidence/asked-claim";
import { counted } from "@/lib/core/text/counted";

type Theme = {
  id: string;
  title: string;
  participants: number;
  claim: string | null;
  quote: { text: string; speaker: string | null; state: string } | null;
};

type Props = { studyId: string; brief: { summary: string | null; of: number; total: number; themes: Theme[] } };

/** The readout's first findings, each with a quote; each theme links to its place there. */
export function Findings({ studyId, brief: { summary, of, total, themes } }: Props) {
  const readout = `/studies/${studyId}/readout`;
  return (
    <Section
      title="What people said"
      action={
        <PageLink
          href={readout}
          className="group inline-flex shrink-0 items-center gap-1 rounded-sm text-primary-text text-sm hover:underline"
        >
          Read the readout
          <ArrowRight aria-hidden className="size-3.5 transition-transform group-hover:translate-x-0.5" />
        </PageLink>
      }
    >
      <Panel>
        {summary && (
          <p dir="auto" className="wrap-anywhere max-w-prose text-pretty px-4 py-4 text-md min-[760px]:px-5">
            {summary}
          </p>
        )}
        <ol aria-label="Themes" className={summary ? "divide-y border-t" : "divide-y"}>
          {themes.map((theme, at) => (
            <Finding key={theme.id} theme={theme} number={at + 1} of={of} href={`${readout}#${theme.id}`} />
          ))}
        </ol>
        {total > themes.length && (
          <p className="border-t px-4 py-2.5 text-muted-foreground text-sm min-[760px]:px-5">
            {counted(total - themes.length, "more theme", "more themes")} in the readout
          </p>
        )}
      </Panel>
    </Section>
  );
}

type FindingProps = { theme: Theme; number: number; of: number; href: string };

function Finding({ theme: { title, participants, claim, quote }, number, of, href }: FindingProps) {
  return (
    <li className="relative flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-background min-[760px]:px-5">
      <span aria-hidden className="w-4 shrink-0 text-muted-foreground tabular-nums">
        {number}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <PageLink
          href={href}
          dir="auto"
          className="wrap-anywhere line-clamp-2 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
        >
          {title}
        </PageLink>
        {claim && (
          <p dir="auto" className="wrap-anywhere line-clamp-2">
            {claimBelow(title, claim)}
          </p>
        )}
        {quote && (
          <p className="flex min-w-0 items-baseline gap-2 text-sm">
            <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0">
              <q className={cn(quote.state === "verbatim" && "as-said")}>{quote.text}</q>
            </span>
            {quote.speaker && <span className="shrink-0 text-muted-foreground">{quote.speaker}</span>}
          </p>
        )}
      </div>
      <span aria-hidden className="mt-2 hidden h-1.5 w-28 shrink-0 overflow-hidden rounded-full bg-muted pair:block">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ width: `${of > 0 ? (participants / of) * 100 : 0}%` }}
        />
      </span>
      <span className="w-16 shrink-0 whitespace-nowrap text-right text-muted-foreground text-sm tabular-nums">
        <b className="font-medium text-foreground">{participants}</b> of {of}
        <span className="sr-only"> people</span>
      </span>
    </li>
  );
}
