"use client";
import { useEffect, useRef, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";

const PAUSE_MS = 200;

/**
 * What a search answers, asked for after a pause in typing; null before the first answer. `failed` says why the last
 * one is missing; what was found before stays.
 */
export function useSearched<Found>(
  query: string,
  ask: (query: { q?: string }, signal: AbortSignal) => Promise<Found>,
): { found: Found | null; failed: string | null } {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const asking = useRef(ask);
  asking.current = ask;
  const q = query.trim();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const find = () =>
      asking.current(q ? { q } : {}, signal).then(
        (answer) => {
          setFound(() => answer);
          setFailed(null);
        },
        (thrown) => {
          if (!signal.aborted) setFailed(CallError.sentence(thrown));
        },
      );
    const timer = setTimeout(() => void find(), q ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);
  return { found, failed };
}
