"use client";
import { Dialog } from "@/components/ui/dialogs/dialog";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { possibleParents } from "./possible-parents";
import { TagList } from "./tag-list";

type Props = {
  tag: ProjectTag;
  tags: readonly ProjectTag[];
  onOpenChange: (open: boolean) => void;
  onMove: (parentId: string | null) => void;
};

/** Chooses a new parent for a tag, for people who don't drag. */
export function MoveDialog({ tag, tags, onOpenChange, onMove }: Props) {
  const places = possibleParents(tags, tag.id).filter(({ id }) => id !== tag.parentId);
  const choose = (parentId: string | null) => {
    onOpenChange(false);
    onMove(parentId);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`Move “${tag.title}”`}
      description="It moves with everything below it and stays on all its passages."
    >
      <TagList
        label="Move into"
        all={tags}
        offered={places}
        first={tag.parentId === null ? undefined : { label: "Top level", onChoose: () => choose(null) }}
        onChoose={choose}
      />
    </Dialog>
  );
}
