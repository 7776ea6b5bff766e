"use client";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { deleteStudy } from "@/lib/api/studies";
import type { StudySummary } from "./shapes";

type Props = {
  study: Pick<StudySummary, "id" | "title">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where to go from a page of the draft's own. */
  onDeleted?: () => void;
};

/** Asks before a draft is deleted for good. */
export function DeleteDraft({ study: { id, title }, open, onOpenChange, onDeleted }: Props) {
  const { busy, run } = useCall();
  const remove = () =>
    run(async () => {
      await call(deleteStudy, { params: { id } });
      onOpenChange(false);
      onDeleted?.();
      return `“${title}” was deleted.`;
    });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this draft?"
      description={`“${title}” is deleted with its boards and prepared invitations. This can’t be undone.`}
      confirmLabel="Delete draft"
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
