import type { Metadata } from "next";
import { BoardList } from "@/components/boards/list/board-list";
import { homesOf } from "@/components/boards/list/homes";
import { NewBoard } from "@/components/boards/list/new-board";
import { toBoard } from "@/lib/api/board-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/boards/list";
import { loadStudy } from "../../../load-study";

const PAGE_LENGTH = 50;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Boards of ${(await loadStudy((await params).id)).title}` };
}

export default async function StudyBoardsPage({ params, searchParams }: Props) {
  const [{ id }, { cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const study = await loadStudy(id);
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { studyId: study.id, cursor, limit: PAGE_LENGTH }));
  const homes = homesOf([], [study]);
  const newBoard = may(ctx, "evidence.write") && <NewBoard homes={homes} />;
  return (
    <>
      {items.length > 0 && newBoard && <div className="flex justify-end">{newBoard}</div>}
      <BoardList
        boards={items.map(toBoard)}
        newBoard={newBoard}
        here={`/studies/${id}/boards`}
        nextCursor={nextCursor}
        isFirstPage={!cursor}
      />
    </>
  );
}
