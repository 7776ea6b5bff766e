"use client";
import { useRouter } from "next/navigation";
import { BoardMenu } from "../board/board-menu";
import type { Board } from "../shapes";

/** What can be done with a board without opening it. */
export function BoardRowMenu({ board, canWrite }: { board: Board; canWrite: boolean }) {
  const router = useRouter();
  return <BoardMenu board={board} canWrite={canWrite} onChanged={() => router.refresh()} />;
}
