"use client";
import { useMemo, useRef } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { CallError } from "@/lib/api/client/call-error";
import { Turns } from "@/lib/core/data/turns";

/** Takes something back, and resolves with the sentence that says so. */
type TakeBack = () => Promise<string>;

export type Undo = {
  /** Notes what was just done on this page. */
  did: (takeBack: TakeBack) => void;
  /** Takes back the latest of it; null if there is nothing. */
  undo: () => Promise<void> | null;
};

/**
 * What this person did to a transcript since the page was opened, to be taken back one after another, the latest first.
 */
export function useUndo(): Undo {
  const done = useRef<TakeBack[]>([]);
  return useMemo(() => {
    const turns = new Turns(1);
    const takeBack = async (last: TakeBack) => {
      try {
        toast.success(await turns.take(last));
      } catch (thrown) {
        // What someone else has changed meanwhile can't be taken back later either.
        if (!CallError.isOutdated(thrown)) done.current.push(last);
        toast.failed(thrown);
      }
    };
    return {
      did: (last) => done.current.push(last),
      undo: () => {
        const last = done.current.pop();
        return last ? takeBack(last) : null;
      },
    };
  }, []);
}
