"use client";
import { useSearched } from "@/components/ui/lists/use-searched";
import { call } from "@/lib/api/client/call";

const MOST = 50;

/** The projects whose names contain a word, after a pause in typing; null before the first answer. */
export function useProjects(query: string) {
  const { found, failed } = useSearched(query, (asked, signal) =>
    call("GET /library/projects", { query: { limit: MOST, ...asked }, signal }),
  );
  return { projects: found?.items ?? null, failed };
}
