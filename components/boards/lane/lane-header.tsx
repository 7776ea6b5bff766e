"use client";
import { ChevronLeft, ChevronRight, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { Menu } from "@/components/ui/dialogs/menu";
import { useBoardActs } from "../board/board-acts";
import { colorLine } from "../board-color";
import type { BoardLane } from "../shapes";
import { useLaneNeighbors } from "./lane-neighbors";

type Props = { lane: BoardLane | null; title: string; count: number };

/** A lane's name and how many cards it holds; dragging it moves the lane. */
export function LaneHeader({ lane, title, count }: Props) {
  const { canWrite } = useBoardActs();
  return (
    <header className="flex min-h-11 items-center gap-2 px-3 pt-1">
      {lane?.color && <span aria-hidden style={colorLine(lane.color)} className="size-2.5 shrink-0 rounded-full" />}
      <h2 dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 font-semibold leading-5">
        {title}
      </h2>
      <CountBadge count={count} label={count === 1 ? "card" : "cards"} />
      <span className="flex-1" />
      {canWrite && lane && <LaneMenu lane={lane} title={title} />}
    </header>
  );
}

function LaneMenu({ lane, title }: { lane: BoardLane; title: string }) {
  const { editLane, moveLane, removeLane } = useBoardActs();
  const { toLeft, toRight } = useLaneNeighbors(lane.id);
  return (
    <Menu
      trigger={
        <Button tone="ghost" aria-label={`More actions for the lane ${title}`} className="-mr-1.5 size-7 px-0">
          <EllipsisVertical />
        </Button>
      }
      groups={[
        {
          items: [
            { label: "Name and color…", icon: Pencil, onSelect: () => editLane(lane.id) },
            toLeft !== undefined && {
              label: "Move left",
              icon: ChevronLeft,
              onSelect: () => moveLane(lane.id, toLeft),
            },
            toRight !== undefined && {
              label: "Move right",
              icon: ChevronRight,
              onSelect: () => moveLane(lane.id, toRight),
            },
          ],
        },
        { items: [{ label: "Delete lane", icon: Trash2, danger: true, onSelect: () => removeLane(lane.id) }] },
      ]}
    />
  );
}
