"use client";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { type Block, isText } from "../block";
import { BLOCK_KINDS, nameOf } from "./block-kinds";

type Props = {
  block: Block;
  onTurn: (shape: Partial<Block>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** What can be done with a block, for who works with a pointer. */
export function BlockMenu({ block, onTurn, onMove, onRemove }: Props) {
  const kinds = BLOCK_KINDS.filter(({ shape }) => shape.type !== "divider" && shape.type !== "evidence");
  const turns = kinds.map(({ label, icon, shape }) => ({
    ...{ label, icon, onSelect: () => onTurn(shape) },
    checked: block.type === shape.type && (shape.level === undefined || shape.level === block.level),
  }));
  return (
    <Menu
      align="start"
      trigger={
        <Button
          tone="ghost"
          size="icon"
          tabIndex={-1}
          aria-label={`More about this block: ${nameOf(block)}`}
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
        ...(isText(block) ? [{ heading: "Turn into", items: turns }] : []),
      ]}
    />
  );
}
