import { BoardSkeleton } from "@/components/boards/board-skeleton";
import { Page } from "@/components/shell/page";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Boards", href: "/boards" }, { label: "…" }]} width="bare">
      <BoardSkeleton />
    </Page>
  );
}
