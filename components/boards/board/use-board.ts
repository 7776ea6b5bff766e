"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { useAskBeforeLeaving } from "@/components/ui/dialogs/use-ask-before-leaving";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { insist, type Trouble } from "@/lib/api/client/insist";
import { digestsOf } from "@/lib/core/data/digests";
import { Turns } from "@/lib/core/data/turns";
import type { BoardWithCards } from "../shapes";
import { Pace } from "./pace";
import { withDifferences } from "./with-differences";

/** A change that is shown before the server has answered. */
type Change = { id: number; show: (board: BoardWithCards) => BoardWithCards; settledBefore: number | null };

const GONE = [403, 404];

/** Most of a board is as it was last read, so only the difference is transferred. */
async function readAgain(before: BoardWithCards): Promise<BoardWithCards> {
  const params = { id: before.id };
  const differences = await call("GET /boards/{id}/differences", { params, query: { known: digestsOf(before.cards) } });
  return withDifferences(before, differences) ?? call("GET /boards/{id}", { params });
}

/**
 * The board as the server last returned it, with pending changes applied on top. A change is dropped once a board
 * arrives that was requested after the change was answered, so nothing jumps back and forth.
 */
export function useBoard(initial: BoardWithCards, beforeShown: () => void) {
  const [told, setTold] = useState(initial);
  const [changes, setChanges] = useState<Change[]>([]);
  const [isGone, setGone] = useState(false);
  const read = useRef(initial);
  const ids = useRef(0);
  const asked = useRef(0);
  const loading = useRef(false);
  const again = useRef(false);
  const [turns] = useState(() => new Turns(1));
  const [pace] = useState(() => new Pace());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    return () => current.abort();
  }, []);
  useAskBeforeLeaving(trouble !== null);
  const shownBefore = useRef(beforeShown);
  useEffect(() => {
    shownBefore.current = beforeShown;
  });

  /** Reads the current board; `mayWait` is for changes by others, which aren't urgent. */
  const load = useCallback(
    async ({ mayWait = false } = {}): Promise<void> => {
      again.current = true;
      if (!mayWait) pace.hurry();
      if (loading.current) return;
      loading.current = true;
      while (again.current) {
        let turn = 0;
        try {
          const board = await pace.read(() => {
            again.current = false;
            turn = ++asked.current;
            return readAgain(read.current);
          });
          shownBefore.current();
          read.current = board;
          setTold(board);
          setChanges((all) => all.filter(({ settledBefore }) => settledBefore === null || settledBefore > turn));
        } catch (thrown) {
          if (thrown instanceof CallError && GONE.includes(thrown.status)) setGone(true);
        }
      }
      loading.current = false;
    },
    [pace],
  );

  /**
   * Shows a change at once, sends it, and reverts it with a message if it is refused. Changes are sent one at a time:
   * two at once could arrive in the wrong order, and the card would end up where it was dropped first. One that
   * `mayRepeat` waits for a lost connection, and those after it wait with it.
   */
  const change = useCallback(
    async <T>(show: Change["show"], act: () => Promise<T>, { mayRepeat = false } = {}): Promise<T | null> => {
      const id = ++ids.current;
      setChanges((all) => [...all, { id, show, settledBefore: null }]);
      try {
        const answer = await turns.take(() => (mayRepeat ? insist(act, setTrouble, gone.current.signal) : act()));
        const settledBefore = asked.current + 1;
        setChanges((all) => all.map((one) => (one.id === id ? { ...one, settledBefore } : one)));
        return answer;
      } catch (thrown) {
        if (gone.current.signal.aborted) return null;
        shownBefore.current();
        setChanges((all) => all.filter((one) => one.id !== id));
        toast.failed(thrown);
        return null;
      } finally {
        void load();
      }
    },
    [load, turns],
  );

  const board = useMemo(() => changes.reduce((shown, { show }) => show(shown), told), [changes, told]);
  return { board, version: told.version, isGone, setGone, load, change, trouble };
}
