"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import type { StudyRemoval } from "@/lib/api/study-removal";
import { removalWords } from "./removal-words";

/** What goes with a study, in words, counted once the question is open. */
export function useRemoval(isAsked: boolean, id: string): string[] {
  const [removal, setRemoval] = useState<StudyRemoval | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    call("GET /studies/{id}/removal", { params: { id } })
      .then((counts) => isWanted && setRemoval(counts))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isAsked, id]);
  return removalWords(removal);
}
