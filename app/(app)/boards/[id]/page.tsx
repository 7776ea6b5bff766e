import type { Metadata } from "next";
import { cache } from "react";
import { BoardView } from "@/components/boards/board/board-view";
import { Page } from "@/components/shell/page";
import { toBoardWithCards } from "@/lib/api/board-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { get } from "@/lib/services/boards/get";

type Props = { params: Promise<{ id: string }> };

/** Read once for the title and the body. */
const loadBoard = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toBoardWithCards));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadBoard((await params).id)).title };
}

export default async function BoardPage({ params }: Props) {
  const { ctx } = await pageContext();
  const board = await loadBoard((await params).id);
  return (
    <Page crumbs={[{ label: "Boards", href: "/boards" }, { label: board.title }]} width="bare">
      <BoardView key={board.id} initial={board} canWrite={may(ctx, "evidence.write")} />
    </Page>
  );
}
