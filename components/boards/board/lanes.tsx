"use client";
import type { Ref } from "react";
import { ALL_DRAWN } from "@/components/ui/hooks/use-near";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { LaneColumn } from "../lane/lane-column";
import { NewLane } from "../lane/new-lane";
import type { BoardWithCards } from "../shapes";
import { cardsIn } from "./cards-in";

type Props = {
  ref: Ref<HTMLElement>;
  board: BoardWithCards;
  columns: (string | null)[];
  selected: ReadonlySet<string>;
  activeId: string | null;
  composing: { laneId: string | null; times: number };
  canWrite: boolean;
  load: () => Promise<void>;
};

/** More lanes than a wide window shows. */
const FIRST_LANES = 6;

const FIRST_HINT =
  "Add a card for each thing you learned. Write one here, or select words in a transcript and add them to this board.";

/** The lanes side by side; on a phone, one at a time, changed by swiping; on paper, in two columns. */
export function Lanes({ ref, board, columns, selected, activeId, composing, canWrite, load }: Props) {
  if (!canWrite && board.cards.length === 0 && board.lanes.length === 0)
    return (
      <EmptyState art={<Art scene="files" />} title="Nothing on this board yet">
        Nobody has added a card yet.
      </EmptyState>
    );
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      aria-label="Lanes"
      className="flex min-h-0 flex-1 snap-x snap-mandatory items-start gap-3 overflow-x-auto scroll-px-4 px-4 pb-4 -outline-offset-2 pair:snap-none shell:px-6 print:block print:columns-2 print:overflow-visible"
    >
      {columns.map((laneId, at) => (
        <LaneColumn
          key={laneId ?? "none"}
          lane={board.lanes.find(({ id }) => id === laneId) ?? null}
          cards={cardsIn(board, laneId)}
          selected={selected}
          activeId={activeId}
          hint={board.cards.length > 0 ? "No cards here yet." : FIRST_HINT}
          composing={composing.laneId === laneId ? composing.times : 0}
          windowed={board.cards.length <= ALL_DRAWN ? "no" : at < FIRST_LANES ? "near" : "far"}
        />
      ))}
      {canWrite && <NewLane boardId={board.id} onMade={load} isFirst={board.lanes.length === 0} />}
    </section>
  );
}
