"use client";
import { CornerDownRight, FolderInput, Merge, Palette, Pencil, Trash2 } from "lucide-react";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import type { ProjectTag } from "@/lib/api/tags/shapes";

export type TagAct = "rename" | "edit" | "add" | "move" | "merge" | "delete";

type Props = { tag: ProjectTag; mayHold: boolean; alone: boolean; onAct: (act: TagAct) => void };

/** Actions for a tag. */
export function TagMenu({ tag, mayHold, alone, onAct }: Props) {
  return (
    <Menu
      trigger={<MoreButton of={tag.title} />}
      groups={[
        {
          items: [
            { label: "Rename", detail: "F2", icon: Pencil, onSelect: () => onAct("rename") },
            { label: "Color and description…", icon: Palette, onSelect: () => onAct("edit") },
            mayHold && { label: "Add a tag inside…", icon: CornerDownRight, onSelect: () => onAct("add") },
            !alone && { label: "Move to…", icon: FolderInput, onSelect: () => onAct("move") },
            !alone && { label: "Merge into…", icon: Merge, onSelect: () => onAct("merge") },
          ],
        },
        { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => onAct("delete") }] },
      ]}
    />
  );
}
