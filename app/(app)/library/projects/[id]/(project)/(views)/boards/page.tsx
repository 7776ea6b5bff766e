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
import { loadProject } from "../../../load-project";

const PAGE_LENGTH = 50;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Boards of ${(await loadProject((await params).id)).title}` };
}

export default async function ProjectBoardsPage({ params, searchParams }: Props) {
  const [{ id }, { cursor, q: asked }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const query = { projectId: id, cursor, q, limit: PAGE_LENGTH };
  const [project, { items, nextCursor }] = await Promise.all([loadProject(id), pageOrNotFound(list(ctx, query))]);
  const homes = homesOf([{ id, name: project.title }], []);
  const newBoard = may(ctx, "evidence.write") && <NewBoard homes={homes} />;
  return (
    <BoardList
      boards={items.map(toBoard)}
      showHome
      newBoard={newBoard}
      isHere
      here={`/library/projects/${id}/boards`}
      q={q}
      cursor={cursor}
      nextCursor={nextCursor}
    />
  );
}
