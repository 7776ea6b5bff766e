"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Board } from "../shapes";

type Scope = { projectId?: string; studyId?: string };
type LaneChoice = { id: string; title: string | null };

const A_PAGE = 100;

/** All boards of a scope, however many pages they are. */
async function allBoards(scope: Scope): Promise<Board[]> {
  const boards: Board[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await call("GET /boards", { query: { limit: A_PAGE, ...scope, ...(cursor && { cursor }) } });
    boards.push(...page.items);
    cursor = page.nextCursor;
  }
  return boards;
}

/**
 * Where a card should go: the boards of a scope (`null` until they are there; `failed` says why they aren't), and the
 * lanes of the chosen one.
 */
export function useBoardChoice({ projectId, studyId }: Scope) {
  const [boards, setBoards] = useState<Board[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [boardId, setBoardId] = useState("");
  const [lanes, setLanes] = useState<LaneChoice[]>([]);
  const [laneId, setLaneId] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each try
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    allBoards({ projectId, studyId }).then(
      (items) => {
        if (!isWanted) return;
        setBoards(items);
        setBoardId(items[0]?.id ?? "");
      },
      (thrown) => isWanted && setFailed(CallError.sentence(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [projectId, studyId, tries]);
  useEffect(() => {
    setLaneId("");
    setLanes([]);
    if (!boardId) return;
    let isWanted = true;
    call("GET /boards/{id}", { params: { id: boardId } }).then(
      ({ lanes: all }) => isWanted && setLanes(all),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [boardId]);
  /** Chooses a board that was just created. */
  const add = (board: Board) => {
    setBoards((now) => [board, ...(now ?? [])]);
    setBoardId(board.id);
  };
  return {
    boards,
    failed,
    tryAgain: () => setTries((now) => now + 1),
    boardId,
    setBoardId,
    lanes,
    laneId,
    setLaneId,
    add,
    board: boards?.find(({ id }) => id === boardId),
  };
}

export type BoardChoice = ReturnType<typeof useBoardChoice>;
