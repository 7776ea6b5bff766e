import type { Metadata } from "next";
import { BoardList } from "@/components/boards/list/board-list";
import { homesOf } from "@/components/boards/list/homes";
import { NewBoard } from "@/components/boards/list/new-board";
import { toBoard } from "@/lib/api/boards/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/boards/list";
import { loadStudy } from "../../../load-study";

const PAGE_LENGTH = 50;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Boards of ${(await loadStudy((await params).id)).title}` };
}

export default async function StudyBoardsPage({ params, searchParams }: Props) {
  const [{ id }, { cursor, q: asked }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const study = await loadStudy(id);
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { studyId: study.id, cursor, q, limit: PAGE_LENGTH }));
  const homes = homesOf([], [study]);
  const newBoard = may(ctx, "evidence.write") && <NewBoard homes={homes} />;
  return (
    <BoardList
      boards={items.map(toBoard)}
      newBoard={newBoard}
      isHere
      here={`/studies/${id}/boards`}
      q={q}
      cursor={cursor}
      nextCursor={nextCursor}
    />
  );
}
