"use client";
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import { SideMenu } from "./side-menu";

type Turn = { label: string; icon: LucideIcon; checked: boolean; onSelect: () => void };
type Props = {
  name: string;
  /** What the block can become; empty for one that holds no text. */
  turns: () => Turn[];
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** What can be done with a block, for people who use a pointer. */
export function BlockMenu({ name, turns, onMove, onRemove }: Props) {
  const groups = () => {
    const items = turns();
    return [
      {
        items: [
          { label: "Move up", detail: "Alt ↑", icon: ArrowUp, onSelect: () => onMove(-1) },
          { label: "Move down", detail: "Alt ↓", icon: ArrowDown, onSelect: () => onMove(1) },
          { label: "Delete", icon: Trash2, danger: true, onSelect: onRemove },
        ],
      },
      ...(items.length > 0 ? [{ heading: "Turn into", items }] : []),
    ];
  };
  return <SideMenu label={`More actions for this block: ${name}`} icon={GripVertical} groups={groups} />;
}
