"use client";
import { ArrowRight } from "lucide-react";
import { LaunchForm } from "@/components/studies/launch/launch-form";
import { Dialog } from "@/components/ui/dialogs/dialog";
import type { SwarmMissing } from "./missing";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  study: { id: string };
  missing: SwarmMissing[];
  flush: () => Promise<boolean>;
  onMend: (what: SwarmMissing) => void;
};

/** Says what is missing, or what the first run costs, and asks for approval. */
export function SwarmLaunch({ open, onOpenChange, study, missing, flush, onMend }: Props) {
  const ready = missing.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={ready ? "Start the run?" : "Not ready yet"}
      description={
        ready
          ? "The agents start right away, and the plan can no longer be changed. You can watch them and stop them at any time."
          : "The agents can start once these are filled in."
      }
      className="max-w-lg"
    >
      {ready ? (
        <LaunchForm study={study} flush={flush} close={() => onOpenChange(false)} verb="Start the run" />
      ) : (
        <ul className="grid divide-y rounded-md border">
          {missing.map((what) => (
            <li key={`${what.field}${what.message}`}>
              <button
                type="button"
                onClick={() => onMend(what)}
                className="flex w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-2 hover:bg-muted"
              >
                <span className="min-w-0 flex-1">{what.message}</span>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
