"use client";
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";

type Turn = { label: string; icon: LucideIcon; checked: boolean; onSelect: () => void };
type Props = {
  name: string;
  /** What the block can become; none for one that holds no text. */
  turns: Turn[];
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** What can be done with a block, for who works with a pointer. */
export function BlockMenu({ name, turns, onMove, onRemove }: Props) {
  return (
    <Menu
      align="start"
      trigger={
        <Button
          tone="ghost"
          size="icon"
          tabIndex={-1}
          aria-label={`More actions for this block: ${name}`}
          className="h-[26px] w-6 opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100"
        >
          <GripVertical />
        </Button>
      }
      groups={[
        {
          items: [
            { label: "Move up", detail: "Alt ↑", icon: ArrowUp, onSelect: () => onMove(-1) },
            { label: "Move down", detail: "Alt ↓", icon: ArrowDown, onSelect: () => onMove(1) },
            { label: "Delete", icon: Trash2, danger: true, onSelect: onRemove },
          ],
        },
        ...(turns.length > 0 ? [{ heading: "Turn into", items: turns }] : []),
      ]}
    />
  );
}
