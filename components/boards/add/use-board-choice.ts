"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import type { Board } from "../shapes";

type Scope = { projectId?: string; studyId?: string };
type LaneChoice = { id: string; title: string | null };

const MOST_BOARDS = 100;

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
    const query = { limit: MOST_BOARDS, projectId, studyId };
    call("GET /boards", { query }).then(
      ({ items }) => {
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
