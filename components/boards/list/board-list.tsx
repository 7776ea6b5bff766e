import type { ReactNode } from "react";
import { SearchedList } from "@/components/ui/lists/searched-list";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { Board } from "../shapes";
import { BoardTable } from "./board-table";

type Props = {
  boards: Board[];
  showHome?: boolean;
  /** The button that makes one; false for those who may only read. */
  newBoard: ReactNode;
  /** Whether the button stands above the list instead of in the page's head. */
  isHere?: boolean;
  /** The address of this list; search and later pages add to it. */
  here: string;
  q: string | undefined;
  cursor: string | undefined;
  nextCursor: string | null;
};

/** A page of boards, or what boards are for. */
export function BoardList({ boards, showHome = false, newBoard, isHere, ...page }: Props) {
  return (
    <SearchedList
      {...page}
      things="boards"
      isEmpty={boards.length === 0}
      action={isHere && (boards.length > 0 || page.q) && newBoard}
      none={
        <Panel>
          <EmptyState art={<Art scene="files" />} title="No boards yet" action={newBoard}>
            A board collects what you learned in a study or project: a card for each insight, with what people said
            about it, sorted into lanes.
          </EmptyState>
        </Panel>
      }
    >
      <BoardTable boards={boards} showHome={showHome} canWrite={newBoard !== false} />
    </SearchedList>
  );
}
