"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Kind, Mask, Status, Summary } from "./kind-words";

const PAGE = 100;

type Page = { items: Mask[]; nextCursor: string | null; summary: Summary };

/** A transcript's personal data, page by page, filtered by status and perhaps by kind. */
export function useMasks(ownerId: string, { status, kind }: { status: Status; kind: Kind | null }) {
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const round = useRef(0);

  const load = useCallback(
    async (cursor?: string) => {
      round.current += 1;
      const mine = round.current;
      try {
        const query = { status, limit: PAGE, ...(kind && { kind }), ...(cursor && { cursor }) };
        const { items, nextCursor, scannedAt, counts } = await call("GET /transcripts/{ownerId}/masks", {
          params: { ownerId },
          query,
        });
        if (round.current !== mine) return;
        const summary = { scannedAt, counts };
        setPage((now) => ({ summary, nextCursor, items: cursor && now ? [...now.items, ...items] : items }));
        setProblem(null);
      } catch (thrown) {
        if (round.current === mine) setProblem(CallError.sentence(thrown));
      }
    },
    [ownerId, status, kind],
  );

  useEffect(() => {
    setPage(null);
    void load();
  }, [load]);

  /** Removes decided ones from the list at once, along with the counts that the server returned. */
  const settle = useCallback((gone: (mask: Mask) => boolean, summary: Summary) => {
    setPage((now) => now && { ...now, summary, items: now.items.filter((mask) => !gone(mask)) });
  }, []);

  const isDrained = page !== null && page.items.length === 0 && page.nextCursor !== null;
  useEffect(() => {
    if (isDrained) void load();
  }, [isDrained, load]);

  const more = page?.nextCursor ? () => void load(page.nextCursor ?? undefined) : null;
  return { page, problem, more, settle, reload: load };
}
