"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { type BoardHome, homesOf } from "./homes";

const PAUSE_MS = 200;
const MOST = 25;

/** The projects and studies with a word in their names, after a pause in typing; `first` before anything is typed. */
export function useHomes(query: string, first: BoardHome[]) {
  const [found, setFound] = useState<BoardHome[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const q = query.trim();
  useEffect(() => {
    setFound(null);
    setFailed(null);
    if (q === "") return;
    const controller = new AbortController();
    const asked = { query: { q, limit: MOST }, signal: controller.signal };
    const ask = async () => {
      try {
        const [projects, studies] = await Promise.all([
          call("GET /library/projects", asked),
          call("GET /studies", asked),
        ]);
        setFound(homesOf(projects.items, studies.items));
      } catch (thrown) {
        if (!controller.signal.aborted) setFailed(CallError.sentence(thrown));
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);
  return { homes: q === "" ? first : found, failed };
}
