import { BoardList } from "@/components/boards/list/board-list";
import { homesOf } from "@/components/boards/list/homes";
import { NewBoard } from "@/components/boards/list/new-board";
import { Page } from "@/components/shell/page";
import { toBoard } from "@/lib/api/boards/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/boards/list";
import { list as listProjects } from "@/lib/services/projects/list";
import { list as listStudies } from "@/lib/services/studies/list";

export const metadata = { title: "Boards" };

const PAGE_LENGTH = 50;
/** The newest to choose from; others are found by typing. */
const MOST_HOMES = 25;

type Props = { searchParams: SearchParams };

export default async function BoardsPage({ searchParams }: Props) {
  const { cursor, q: asked } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { cursor, q, limit: PAGE_LENGTH }));
  const newBoard = may(ctx, "evidence.write") && <NewBoard homes={await homes()} />;
  return (
    <Page
      crumbs={[{ label: "Boards" }]}
      title="Boards"
      description="What you learned, organized together."
      actions={(items.length > 0 || q) && newBoard}
    >
      <BoardList
        boards={items.map(toBoard)}
        showHome
        newBoard={newBoard}
        here="/boards"
        q={q}
        cursor={cursor}
        nextCursor={nextCursor}
      />
    </Page>
  );
}

/** Projects and studies, newest first. */
async function homes() {
  const { ctx } = await pageContext();
  const [projects, studies] = await Promise.all([
    listProjects(ctx, { limit: MOST_HOMES }),
    listStudies(ctx, { limit: MOST_HOMES }),
  ]);
  return homesOf(projects.items, studies.items);
}
