"use client";
import { ArrowRightLeft } from "lucide-react";
import Link from "next/link";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { linkLook } from "@/components/ui/links/link-look";
import { SelectionBar } from "@/components/ui/lists/selection-bar";
import { Callout } from "@/components/ui/states/callout";
import { CardDialog } from "../card/card-dialog";
import { DeleteCardDialog } from "../dialogs/delete-card-dialog";
import { MoveDialog } from "../dialogs/move-dialog";
import { LaneOrder } from "../lane/lane-neighbors";
import type { BoardWithCards } from "../shapes";
import { BoardActsContext } from "./board-acts";
import { BoardHead } from "./board-head";
import { EditLane } from "./edit-lane";
import { Lanes } from "./lanes";
import { onBoardKey } from "./on-board-key";
import { useActs } from "./use-acts";
import { useAnnouncer } from "./use-announcer";
import { useBoard } from "./use-board";
import { useChanges } from "./use-changes";
import { useDrops } from "./use-drops";
import { useGlide } from "./use-glide";
import { useSelection } from "./use-selection";
import { columnsOf } from "./walk";

type Composing = { laneId: string | null; times: number };

/** A board that several people can work on at once. */
export function BoardView({ initial, canWrite }: { initial: BoardWithCards; canWrite: boolean }) {
  const root = useRef<HTMLElement>(null);
  const captured = useRef<() => void>(() => {});
  const { board, version, isGone, setGone, load, change, trouble } = useBoard(initial, () => captured.current());
  const capture = useGlide(root, board);
  useEffect(() => {
    captured.current = capture;
  }, [capture]);
  useChanges(board.id, {
    onVersion: (told) => told > version && void load({ mayWait: true }),
    onGone: () => setGone(true),
  });
  const { selected, toggle, clear } = useSelection(board);
  const { said, announce } = useAnnouncer();
  const [openId, open] = useState<string | null>(null);
  const [moving, setMoving] = useState<string[]>([]);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [laneId, editLane] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [composing, setComposing] = useState<Composing>({ laneId: null, times: 0 });
  const focusCard = (id: string) => {
    const title = () => root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-card-title]`);
    // The active card is rendered in full wherever it is.
    if (!title()) flushSync(() => setActive(id));
    title()?.focus({ preventScroll: true });
    title()?.closest("[data-card]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const asks = useRef({ canWrite, open, askMove: (_id: string) => {}, toggle, setActive, editLane });
  const acts = useActs({ board, selected, change, announce, focusCard }, asks);
  useEffect(() => {
    asks.current.askMove = (id) => setMoving(acts.withSelected(id));
  }, [acts]);
  useDrops(root, board, acts);
  const withAsk = useMemo(() => ({ ...acts, removeCard: (id: string) => setDeleting(id) }), [acts]);
  const columns = columnsOf(board);
  const activeId = board.cards.some(({ id }) => id === active) ? active : firstCard(board, columns);
  const compose = (to: string | null) => setComposing(({ times }) => ({ laneId: to, times: times + 1 }));
  if (isGone)
    return (
      <div className="p-6">
        <Callout tone="warning" title="This board is no longer available">
          It was deleted, or you no longer have access to it.{" "}
          <Link href="/boards" className={linkLook}>
            See all boards
          </Link>
        </Callout>
      </div>
    );
  return (
    <BoardActsContext value={withAsk}>
      <LaneOrder value={board.lanes.map(({ id }) => id)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that the cards inside do not take themselves */}
        <div
          className="flex h-[calc(100dvh-3.25rem)] flex-col print:block print:h-auto"
          onKeyDown={(event) => onBoardKey(event, { board, acts: withAsk, focusCard, compose, clear, undo: acts.undo })}
        >
          <BoardHead
            trouble={trouble}
            board={board}
            canWrite={canWrite}
            undo={acts.undo}
            load={load}
            compose={compose}
          />
          <Lanes
            ref={root}
            board={board}
            columns={columns}
            selected={selected}
            activeId={activeId}
            composing={composing}
            load={load}
            canWrite={canWrite}
          />
          <SelectionBar label="Selected cards" count={selected.size} onClear={clear}>
            <Button tone="primary" size="small" onClick={() => setMoving(acts.withSelected([...selected][0] ?? ""))}>
              <ArrowRightLeft /> Move to…
            </Button>
          </SelectionBar>
          <p role="status" aria-live="polite" className="sr-only">
            {said}
          </p>
        </div>
        <CardDialog
          board={board}
          cardId={openId}
          canWrite={canWrite}
          onClose={() => open(null)}
          onChanged={() => void load()}
        />
        <MoveDialog board={board} cardIds={moving} onMove={acts.move} onClose={() => setMoving([])} />
        <DeleteCardDialog
          board={board}
          cardId={deleting}
          onDelete={acts.removeCard}
          onClose={() => setDeleting(null)}
        />
        <EditLane board={board} laneId={laneId} change={change} onClose={() => editLane(null)} />
      </LaneOrder>
    </BoardActsContext>
  );
}

function firstCard(board: BoardWithCards, columns: (string | null)[]): string | null {
  for (const laneId of columns) {
    const card = board.cards.find((one) => one.laneId === laneId);
    if (card) return card.id;
  }
  return null;
}
