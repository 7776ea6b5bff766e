"use client";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/states/skeleton";
import { dollars } from "@/lib/core/text/dollars";
import type { Study } from "../shapes";
import { HowPaid } from "./how-paid";
import { PriceLines } from "./price-lines";
import { RefusalNote } from "./refusal-note";
import { SwarmAllowance } from "./swarm-allowance";
import { type Send, useLaunch } from "./use-launch";

type Props = {
  study: Pick<Study, "id">;
  flush: () => Promise<boolean>;
  close: () => void;
  /** What is started, as its button says, and how; a launch by default. */
  verb?: string;
  send?: Send;
};

/** The approval: the button states the amount that it charges. */
export function LaunchForm({ study, flush, close, verb = "Launch", send }: Props) {
  const { estimate, refusal, busy, launch } = useLaunch(study.id, flush, close, send);
  const before = refusal?.kind === "changed" ? refusal.beforeCents : null;
  return (
    <div className="grid gap-5">
      <RefusalNote refusal={refusal} totalCents={estimate?.totalCents} title="Not launched" again="Launch" />
      {estimate ? (
        <PriceLines {...estimate} before={before} />
      ) : (
        !refusal && (
          <div role="status" aria-label="Calculating the price" className="grid gap-3">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-7 w-full" />
          </div>
        )
      )}
      {estimate?.swarm && <SwarmAllowance {...estimate.swarm} />}
      {(!estimate?.swarm || estimate.totalCents > 0) && <HowPaid then="the study launches" />}
      <footer className="flex flex-wrap justify-end gap-2 border-t pt-4">
        <Button onClick={close}>Not yet</Button>
        <Button tone="primary" busy={busy} disabled={!estimate} onClick={launch}>
          {estimate && (estimate.totalCents > 0 || !estimate.swarm)
            ? `${verb} for ${dollars(estimate.totalCents)}`
            : verb}
        </Button>
      </footer>
    </div>
  );
}
