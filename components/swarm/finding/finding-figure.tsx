import { Bot } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { counted } from "@/lib/core/text/counted";
import { Screenshot } from "../screenshot";
import type { FindingDetail } from "../shapes";
import { SEVERITY_WORDS, VERDICT_WORDS } from "../words";
import { Reproduction } from "./reproduction";

/** A finding as cited in a report: what it is, how to reproduce it, where, its screenshot, and that agents found it. */
export function FindingFigure({ finding }: { finding: FindingDetail | null }) {
  if (!finding)
    return (
      <p className="rounded-md border border-dashed px-4 py-3 text-muted-foreground">
        This AI agent finding was deleted.
      </p>
    );
  const { id, studyId, title, summary, severity, verdict, agentCount, recommendation, reproduction, evidence } =
    finding;
  const shown = evidence.find(({ screenshotUrl }) => screenshotUrl !== null);
  const pageUrl = evidence.find((one) => one.pageUrl)?.pageUrl;
  const { label, tone } = SEVERITY_WORDS[severity];
  return (
    <figure className="grid grid-cols-1 gap-3 rounded-lg border bg-background p-4">
      <figcaption className="grid gap-1.5">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          <Link
            href={`/studies/${studyId}/findings/${id}`}
            className="wrap-anywhere min-w-0 rounded-sm font-semibold hover:underline"
          >
            {title}
          </Link>
        </span>
        <span className="flex items-start gap-x-1.5 text-muted-foreground text-sm">
          <Bot aria-hidden className="mt-[0.2em] size-3.5 shrink-0 text-info" />
          <span>
            Found by {counted(agentCount, "agent")}, no people · {VERDICT_WORDS[verdict]}
          </span>
        </span>
      </figcaption>
      <p className="wrap-anywhere text-pretty">{summary}</p>
      <Reproduction steps={reproduction} pageUrl={pageUrl ?? null} />
      {recommendation && (
        <p className="wrap-anywhere text-pretty">
          <strong className="font-medium">How to fix it:</strong> {recommendation}
        </p>
      )}
      {shown?.screenshotUrl && (
        <Screenshot
          url={shown.screenshotUrl}
          alt={`What agent ${shown.agent ?? ""} saw there`}
          className="aspect-[8/5] max-h-[480px] w-full break-inside-avoid rounded-md border bg-muted object-contain object-top"
        />
      )}
    </figure>
  );
}
