import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Board } from "../shapes";
import { BoardRowMenu } from "./board-row-menu";

type Props = { boards: Board[]; showHome: boolean; canWrite: boolean };

/** Boards, with where they belong and how much is on them. */
export function BoardTable({ boards, showHome, canWrite }: Props) {
  return (
    <Table caption="Boards">
      <thead>
        <tr>
          <th className="w-full">Name</th>
          <th className="text-right">Cards</th>
          <th className="hidden text-right @columns:table-cell">Lanes</th>
          <th className="hidden @min-[37.5rem]:table-cell">Updated</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <tr key={board.id} className="relative hover:bg-background">
            <td className="max-w-0">
              <span className="grid min-w-0">
                <RowLink href={`/boards/${board.id}`}>{board.title}</RowLink>
                {showHome && (
                  <span className="truncate text-muted-foreground text-sm">
                    {board.study ? board.study.title : (board.project?.name ?? "Untitled project")}
                  </span>
                )}
              </span>
            </td>
            <td className="text-right text-muted-foreground tabular-nums">{board.cardCount}</td>
            <td className="hidden text-right text-muted-foreground tabular-nums @columns:table-cell">
              {board.laneCount}
            </td>
            <td className="hidden text-muted-foreground @min-[37.5rem]:table-cell">
              <RelativeTime iso={board.updatedAt} />
            </td>
            <td className="w-12 pl-0">
              <BoardRowMenu board={board} canWrite={canWrite} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
