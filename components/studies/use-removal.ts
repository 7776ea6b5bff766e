"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { insist } from "@/lib/api/client/insist";
import type { StudyRemoval } from "@/lib/api/studies/removal";
import { removalWords } from "./removal-words";

/** What goes with a study, in words, counted once the question is open. */
export function useRemoval(isAsked: boolean, id: string): string[] {
  const [removal, setRemoval] = useState<StudyRemoval | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    // Asked until it is known: without it, deleting would seem to cost nothing.
    insist(
      () => call("GET /studies/{id}/removal", { params: { id } }),
      () => undefined,
      gone.signal,
    )
      .then((counts) => gone.signal.aborted || setRemoval(counts))
      .catch(() => undefined);
    return () => gone.abort();
  }, [isAsked, id]);
  return removalWords(removal);
}
