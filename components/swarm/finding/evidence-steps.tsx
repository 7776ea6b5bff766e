"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Screenshot } from "../screenshot";
import type { FindingDetail } from "../shapes";

type Props = { evidence: FindingDetail["evidence"]; runHref: string };

/** The steps that show a finding, one at a time, each with its screenshot. */
export function EvidenceSteps({ evidence, runHref }: Props) {
  const [at, setAt] = useState(0);
  const shown = evidence[at];
  if (!shown) return null;
  const { agent, agentId, stepIndex, action, thought, quote, pageUrl, screenshotUrl } = shown;
  return (
    <Panel className="grid grid-cols-1">
      <div className="flex items-center justify-between gap-3 border-b px-4 py-2">
        <Button size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ChevronLeft /> Previous
        </Button>
        <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
          {at + 1} of {evidence.length}
        </p>
        <Button size="small" disabled={at === evidence.length - 1} onClick={() => setAt(at + 1)}>
          Next <ChevronRight />
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-5 p-4 min-[860px]:grid-cols-[320px_minmax(0,1fr)]">
        <div className="wrap-anywhere grid content-start gap-2">
          <h3 className="font-medium">
            Agent {agent ?? "?"} {action}
          </h3>
          {thought && <p className="text-muted-foreground">“{thought}”</p>}
          {quote && (
            <figure className="grid gap-1">
              <figcaption className="text-muted-foreground text-sm">What the product said</figcaption>
              <blockquote className="rounded-md border bg-background px-3 py-2 font-mono text-sm">{quote}</blockquote>
            </figure>
          )}
          {pageUrl && <p className="text-muted-foreground text-sm">{pageUrl}</p>}
          {agentId && (
            <Link
              href={`${runHref}/agents/${agentId}#step-${stepIndex}`}
              className="justify-self-start rounded-sm text-primary-text text-sm hover:underline"
            >
              Step {stepIndex + 1} in this agent’s full run
            </Link>
          )}
        </div>
        {screenshotUrl ? (
          <Screenshot
            key={at}
            url={screenshotUrl}
            alt={`What agent ${agent ?? ""} saw there`}
            className="aspect-[8/5] w-full rounded-md border bg-muted object-contain object-top"
          />
        ) : (
          <p className="grid min-h-40 place-items-center rounded-md border bg-muted text-muted-foreground text-sm">
            There’s no screenshot of this step.
          </p>
        )}
      </div>
    </Panel>
  );
}
