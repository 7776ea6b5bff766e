import type { Metadata } from "next";
import { BoardView } from "@/components/boards/board/board-view";
import { Page } from "@/components/shell/page";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadBoard } from "./load-board";

type Props = { params: Promise<{ id: string }> };

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
