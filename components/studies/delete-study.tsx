"use client";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { StudySummary } from "./shapes";
import { useRemoval } from "./use-removal";

type Props = {
  study: Pick<StudySummary, "id" | "title" | "status">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where to go from a page of the study's own. */
  onDeleted?: () => void;
};

/** Asks before a draft, or a study with what people said in it, is deleted for good. */
export function DeleteStudy({ study: { id, title, status }, open, onOpenChange, onDeleted }: Props) {
  const isDraft = status === "draft";
  const { busy, run } = useCall();
  const removal = useRemoval(open && !isDraft, id);
  const remove = () =>
    run(async () => {
      await unlessGone(call("DELETE /studies/{id}", { params: { id } }));
      onOpenChange(false);
      onDeleted?.();
      return `“${title}” was deleted.`;
    });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isDraft ? "Delete this draft?" : "Delete this study and what people said in it?"}
      description={
        isDraft ? (
          `“${title}” is deleted with its boards and prepared invitations. This can’t be undone.`
        ) : (
          <span className="grid gap-2">
            {removal.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </span>
        )
      }
      confirmLabel={isDraft ? "Delete draft" : "Delete study"}
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
