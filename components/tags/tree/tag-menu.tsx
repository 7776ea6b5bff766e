"use client";
import { CornerDownRight, EllipsisVertical, FolderInput, Merge, Palette, Pencil, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import type { ProjectTag } from "@/lib/api/tag-shapes";

export type TagAct = "rename" | "edit" | "add" | "move" | "merge" | "delete";

type Props = { tag: ProjectTag; mayHold: boolean; alone: boolean; onAct: (act: TagAct) => void };

/** What can be done with a tag. */
export function TagMenu({ tag, mayHold, alone, onAct }: Props) {
  return (
    <Menu
      trigger={
        <Button tone="ghost" size="icon" aria-label={`More actions for ${tag.title}`}>
          <EllipsisVertical />
        </Button>
      }
      groups={[
        {
          items: [
            { label: "Rename", detail: "F2", icon: Pencil, onSelect: () => onAct("rename") },
            { label: "Color and description…", icon: Palette, onSelect: () => onAct("edit") },
            ...(mayHold ? [{ label: "Add a tag inside…", icon: CornerDownRight, onSelect: () => onAct("add") }] : []),
            ...(alone ? [] : [{ label: "Move to…", icon: FolderInput, onSelect: () => onAct("move") }]),
            ...(alone ? [] : [{ label: "Merge into…", icon: Merge, onSelect: () => onAct("merge") }]),
          ],
        },
        { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => onAct("delete") }] },
      ]}
    />
  );
}
