"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { applyChange, type ChangedLine } from "./editing/apply-change";
import type { Line } from "./line";

const PAGE = 5000;

export type TranscriptState = {
  /** In reading order; only the beginning until `isWhole`. */
  lines: Line[];
  total: number;
  isWhole: boolean;
  /** Null until the transcript was loaded: nothing can be edited before that. */
  version: number | null;
  /** Whether the words may be changed, which is not the case for what participants typed. */
  editable: boolean;
  notEditableBecause: string | null;
  undoable: { id: string; kind: string } | null;
  problem: string | null;
};

export type Change = { version: number; changed: ChangedLine[]; removed: number[]; reload: boolean };

/** All lines of a transcript: the first came with the page, the rest is fetched in long pages meanwhile. */
export function useTranscript(ownerId: string, first: Line[], total: number, notEditableBecause: string | null) {
  const [state, setState] = useState<TranscriptState>({
    lines: first,
    total,
    isWhole: first.length >= total,
    version: null,
    editable: false,
    notEditableBecause,
    undoable: null,
    problem: null,
  });
  const round = useRef(0);

  const load = useCallback(async (): Promise<Line[] | null> => {
    round.current += 1;
    const mine = round.current;
    const lines: Line[] = [];
    try {
      for (let cursor: string | undefined; ; ) {
        const query = { lines: PAGE, ...(cursor && { cursor }) };
        const page = await call("GET /transcripts/{ownerId}", { params: { ownerId }, query });
        if (round.current !== mine) return null;
        lines.push(...page.items);
        const { version, editable, notEditableBecause, undoable, segmentCount, nextCursor } = page;
        const news = {
          version,
          editable,
          notEditableBecause,
          undoable,
          total: segmentCount,
          problem: null,
          isWhole: !nextCursor,
        };
        // Keeps the longer list while a fresh copy is still arriving.
        setState((now) => ({
          ...now,
          ...news,
          lines: nextCursor && now.lines.length > lines.length ? now.lines : [...lines],
        }));
        if (!nextCursor) return lines;
        cursor = nextCursor;
      }
    } catch (thrown) {
      if (round.current === mine) setState((now) => ({ ...now, problem: CallError.sentence(thrown) }));
      return null;
    }
  }, [ownerId]);

  const isThere = total > 0;
  useEffect(() => {
    if (!isThere) return;
    void load();
    return () => {
      round.current += 1;
    };
  }, [load, isThere]);

  /** Shows the response to an edit. */
  const apply = useCallback(
    async (change: Change) => {
      if (change.reload) await load();
      else
        setState((now) => {
          const lines = applyChange(now.lines, change.changed, change.removed);
          return { ...now, lines, total: now.total + lines.length - now.lines.length, version: change.version };
        });
    },
    [load],
  );
  return { ...state, reload: load, apply };
}
