"use client";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { askAbout } from "@/components/ui/links/ask-about";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { counted } from "@/lib/core/text/counted";

type Props = {
  tag: ProjectTag;
  tags: readonly ProjectTag[];
  onOpenChange: (open: boolean) => void;
  onDelete: () => Promise<void>;
};

/** Asks before a tag is removed from everything. */
export function DeleteDialog({ tag, tags, onOpenChange, onDelete }: Props) {
  const { busy, error, run } = useAction();
  const children = tags.filter(({ parentId }) => parentId === tag.id).length;
  const above = tags.find(({ id }) => id === tag.parentId);
  const remove = async () => {
    if (!(await run(onDelete))) return;
    onOpenChange(false);
    toast.success(`“${tag.title}” was deleted.`);
  };
  const taken =
    tag.applications === 0
      ? "It’s on no passages."
      : `It will be removed from ${counted(tag.applications, "passage")}. What was said stays in the transcripts.`;
  const moved =
    children === 0
      ? ""
      : ` ${children === 1 ? "The tag" : `The ${children} tags`} in it ${children === 1 ? "moves" : "move"} up to ${above ? `“${above.title}”` : "the top level"}.`;
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title={askAbout("Delete", tag.title)}
      description={error ?? `${taken}${moved} This can’t be undone.`}
      confirmLabel="Delete tag"
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
