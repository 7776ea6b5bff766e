"use client";
import type { Missing } from "@/components/studies/editor/saving/missing";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { askAbout } from "@/components/ui/links/ask-about";
import { PlaceholderNote } from "../placeholder-note";
import type { Study } from "../shapes";
import { LaunchForm } from "./launch-form";
import { MissingList } from "./missing-list";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  study: Study;
  missing: Missing[];
  flush: () => Promise<boolean>;
  onMend: (what: Missing) => void;
  onClosed: () => void;
};

/** Says what is missing, or what it costs, and asks for approval. */
export function LaunchDialog({ open, onOpenChange, study, missing, flush, onMend, onClosed }: Props) {
  const ready = missing.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={ready ? askAbout("Launch", study.title) : "Not ready to launch yet"}
      description={
        ready
          ? "Once it’s launched, people can take part, and what they are asked can no longer be changed."
          : "You can launch once these are filled in."
      }
      className="max-w-lg"
    >
      {ready ? (
        <div className="grid gap-5">
          <PlaceholderNote study={study} />
          <LaunchForm study={study} flush={flush} close={() => onOpenChange(false)} />
        </div>
      ) : (
        <MissingList missing={missing} onMend={onMend} />
      )}
    </Dialog>
  );
}
