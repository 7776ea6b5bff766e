import type { ReactNode } from "react";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import type { Board } from "../shapes";
import { BoardTable } from "./board-table";

type Props = {
  boards: Board[];
  showHome?: boolean;
  /** The button that makes one; false for those who may only read. */
  newBoard: ReactNode;
  /** The address of this list; later pages add a cursor. */
  here: string;
  nextCursor: string | null;
  isFirstPage: boolean;
};

/** A page of boards, or what boards are for. */
export function BoardList({ boards, showHome, newBoard, here, nextCursor, isFirstPage }: Props) {
  const more = `${here}${here.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(nextCursor ?? "")}`;
  return (
    <>
      <Panel>
        {boards.length > 0 ? (
          <BoardTable boards={boards} showHome={showHome ?? false} canWrite={newBoard !== false} />
        ) : (
          <EmptyState art={<Art scene="files" />} title="No boards yet" action={newBoard}>
            A board collects what you learned in a study or project: a card for each insight, with what people said
            about it, sorted into lanes.
          </EmptyState>
        )}
      </Panel>
      <Pager href={nextCursor && more} backHref={isFirstPage ? null : here} />
    </>
  );
}
