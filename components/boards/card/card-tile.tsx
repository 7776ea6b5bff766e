"use client";
import { ArrowRightLeft, EllipsisVertical, Pencil, StickyNote, Trash2 } from "lucide-react";
import { memo, useLayoutEffect, useRef } from "react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import { FindingChip } from "@/components/swarm/finding/finding-chip";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Menu } from "@/components/ui/dialogs/menu";
import type { Near } from "@/components/ui/hooks/use-near";
import { useBoardActs } from "../board/board-acts";
import { colorLine } from "../board-color";
import type { BoardCard } from "../shapes";
import { DropLine } from "./drop-line";
import { TypeLabels } from "./type-labels";
import { useCardDrag } from "./use-card-drag";

type Props = {
  card: BoardCard;
  isSelected: boolean;
  isSelecting: boolean;
  isActive: boolean;
  isNew: boolean;
  /** Observes the card's element, where only cards near the visible area are rendered in full. */
  watch: Near["watch"] | null;
  /**
   * The height in pixels of a card far from the visible area, which is rendered as its insight alone, for the browser's
   * search.
   */
  room: number | null;
};

/** A card on the board. Its insight is the button that opens it, and what the arrow keys move between. */
export const CardTile = memo(function CardTile({ card, isSelected, isSelecting, isActive, isNew, watch, room }: Props) {
  const { canWrite, open, toggle, setActive } = useBoardActs();
  const ref = useRef<HTMLLIElement>(null);
  const { isDragged, edge } = useCardDrag(ref, card, canWrite && !isNew && room === null);
  useLayoutEffect(() => watch?.(ref.current), [watch]);
  if (room !== null)
    return (
      <li
        ref={ref}
        data-card={card.id}
        data-near={card.id}
        style={{ height: room }}
        className="wrap-anywhere relative overflow-hidden whitespace-pre-line rounded-md border bg-raised p-3 font-medium leading-5"
      >
        {card.insight}
      </li>
    );
  const [first] = card.evidence;
  const [found] = card.findings;
  const more = card.evidence.length + card.findings.length - (first || found ? 1 : 0);
  return (
    <li
      ref={ref}
      data-card={card.id}
      data-near={card.id}
      className={cn("relative break-inside-avoid", isDragged && "opacity-40")}
    >
      {edge && <DropLine edge={edge} />}
      <div
        className={cn(
          "group/card relative grid gap-2 overflow-hidden rounded-md border bg-raised p-3 shadow-low transition-[border-color,box-shadow] hover:border-border-strong/70",
          isSelected && "border-primary ring-1 ring-primary hover:border-primary",
          isNew && "opacity-70",
          canWrite && !isNew && "cursor-grab active:cursor-grabbing",
        )}
      >
        {card.color && <span aria-hidden style={colorLine(card.color)} className="absolute inset-y-0 left-0 w-1" />}
        <div className="flex items-start gap-1">
          <button
            type="button"
            dir="auto"
            data-card-title
            disabled={isNew}
            tabIndex={isActive ? 0 : -1}
            aria-keyshortcuts="m e n x Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            onFocus={() => setActive(card.id)}
            onClick={(event) => (event.ctrlKey || event.metaKey ? toggle(card.id) : open(card.id))}
            className="wrap-anywhere line-clamp-6 min-w-0 flex-1 whitespace-pre-line rounded-[3px] text-left font-medium leading-5"
          >
            {card.insight}
          </button>
          {canWrite && !isNew && <CardMenu card={card} isActive={isActive} />}
        </div>
        {card.type.length > 0 && <TypeLabels labels={card.type} />}
        {first && <EvidenceChip evidence={first} compact className="border-transparent bg-background" />}
        {!first && found && <FindingChip found={found} className="border-transparent bg-background" />}
        {(more > 0 || card.notes || card.source) && (
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
            {more > 0 && <span>{moreWords(more, card.findings.length > 0)}</span>}
            {card.notes && (
              <span className="inline-flex items-center gap-1">
                <StickyNote aria-hidden className="size-3.5" /> Notes
              </span>
            )}
            {card.source && <span className="min-w-0 truncate">{card.source}</span>}
          </p>
        )}
        {canWrite && !isNew && (
          <label
            className={cn(
              "absolute right-1 bottom-1 flex size-7 items-center justify-center rounded-sm bg-raised opacity-0 focus-within:opacity-100 group-hover/card:opacity-100",
              isSelecting && "opacity-100",
            )}
          >
            <input
              type="checkbox"
              checked={isSelected}
              tabIndex={isActive ? 0 : -1}
              onChange={() => toggle(card.id)}
              aria-label={`Select ${card.insight}`}
              className="size-4 accent-primary"
            />
          </label>
        )}
      </div>
    </li>
  );
});

const moreWords = (count: number, withFindings: boolean): string =>
  withFindings ? `${count} more` : `${count} more ${count === 1 ? "quote" : "quotes"}`;

function CardMenu({ card, isActive }: { card: BoardCard; isActive: boolean }) {
  const { open, askMove, removeCard } = useBoardActs();
  return (
    <Menu
      trigger={
        <Button
          tone="ghost"
          tabIndex={isActive ? 0 : -1}
          aria-label={`More actions for ${card.insight}`}
          className="-mt-1 -mr-1.5 size-7 px-0 opacity-60 focus-visible:opacity-100 group-hover/card:opacity-100 data-[state=open]:opacity-100"
        >
          <EllipsisVertical />
        </Button>
      }
      groups={[
        {
          items: [
            { label: "Open", icon: Pencil, detail: "E", onSelect: () => open(card.id) },
            { label: "Move to…", icon: ArrowRightLeft, detail: "M", onSelect: () => askMove(card.id) },
          ],
        },
        { items: [{ label: "Delete card", icon: Trash2, danger: true, onSelect: () => removeCard(card.id) }] },
      ]}
    />
  );
}
