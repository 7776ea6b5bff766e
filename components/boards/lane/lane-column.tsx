"use client";
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { memo, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useDrawn } from "@/components/ui/hooks/use-drawn";
import { useNear } from "@/components/ui/hooks/use-near";
import { useScrolls } from "@/components/ui/lists/use-scrolls";
import { useBoardActs } from "../board/board-acts";
import { isCards } from "../board/drag-data";
import { CardTile } from "../card/card-tile";
import { DropLine } from "../card/drop-line";
import { farHeight } from "../card/far-height";
import type { BoardCard, BoardLane } from "../shapes";
import { LaneHeader } from "./lane-header";
import { NewCard } from "./new-card";
import { useLaneDrag } from "./use-lane-drag";

/** More than a tall window shows of a lane without scrolling. */
const FIRST_CARDS = 12;

type Props = {
  /** `null` for the cards in no lane. */
  lane: BoardLane | null;
  cards: BoardCard[];
  selected: ReadonlySet<string>;
  activeId: string | null;
  /** What an empty lane says. */
  hint: string;
  /** Opens the box for a new card each time it counts up. */
  composing: number;
  /** Only cards near the visible area are rendered in full; `near` says whether the lane is among the first. */
  windowed: "no" | "near" | "far";
};

/** A lane: its name, its cards from top to bottom, and a place for the next. */
export const LaneColumn = memo(function LaneColumn({
  lane,
  cards,
  selected,
  activeId,
  hint,
  composing,
  windowed,
}: Props) {
  const { canWrite } = useBoardActs();
  const column = useRef<HTMLElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const edge = useLaneDrag(column, handle, lane?.id ?? null, canWrite);
  const scrolls = useScrolls(list);
  const isOver = useCardsOver(list, lane?.id ?? null, canWrite);
  const drawn = useDrawn(cards, FIRST_CARDS);
  const { near, heights, watch } = useNear({
    scroller: list,
    column,
    isOn: windowed !== "no",
    first: () => (windowed === "near" ? cards.slice(0, FIRST_CARDS).map(({ id }) => id) : []),
  });
  const title = lane ? (lane.title ?? "Untitled lane") : "No lane";
  return (
    <section
      ref={column}
      aria-label={title}
      data-lane={lane?.id ?? ""}
      className="relative flex max-h-full w-[min(300px,84vw)] shrink-0 snap-center flex-col rounded-lg bg-muted/70 pair:snap-align-none dark:bg-background print:mb-4 print:block print:w-full"
    >
      {edge && <DropLine edge={edge} />}
      <div ref={handle} className="break-after-avoid">
        <LaneHeader lane={lane} title={title} count={cards.length} />
      </div>
      <div
        ref={list}
        data-lane-scroll
        // Only one card at a time is in the tab order, and anything that scrolls must be reachable by keyboard.
        tabIndex={windowed !== "no" || (scrolls && !cards.some(({ id }) => id === activeId)) ? 0 : undefined}
        className={cn(
          "min-h-16 flex-1 overflow-y-auto overscroll-contain px-2 pb-2 -outline-offset-2 print:overflow-visible",
          isOver && "bg-primary-soft/60",
        )}
      >
        <ul aria-label={`Cards in ${title}`} className="grid grid-cols-1 gap-2 pt-1">
          {drawn.map((card) => {
            const isWhole = windowed === "no" || near.has(card.id) || card.id === activeId;
            return (
              <CardTile
                key={card.id}
                card={card}
                isSelected={selected.has(card.id)}
                isSelecting={isWhole && selected.size > 0}
                isActive={card.id === activeId}
                isNew={card.id.startsWith("new")}
                watch={windowed === "no" ? null : watch}
                room={isWhole ? null : (heights.get(card.id) ?? farHeight(card))}
              />
            );
          })}
        </ul>
        {cards.length === 0 && <p className="px-1 py-3 text-pretty text-muted-foreground text-sm">{hint}</p>}
      </div>
      {canWrite && <NewCard laneId={lane?.id ?? null} laneTitle={title} composing={composing} />}
    </section>
  );
});

/** Whether cards are dragged over the empty part of the lane: dropped there, they go to its end. */
function useCardsOver(list: React.RefObject<HTMLElement | null>, laneId: string | null, canDrop: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || !canDrop) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => isCards(source.data),
      getData: () => ({ laneId }),
      onDrag: ({ location, self }) => setOver(location.current.dropTargets[0]?.element === self.element),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [list, laneId, canDrop]);
  return isOver;
}
