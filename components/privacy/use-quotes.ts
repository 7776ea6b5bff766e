"use client";
import { useEffect, useState } from "react";
import { insist } from "@/lib/api/client/insist";
import type { QuoteCounts } from "@/lib/api/evidence/quoted";
import { quotedBy } from "./quoted-by";

/** What quotes something, in words, once a confirmation is open; null while loading, or if nothing does. */
export function useQuotes(isAsked: boolean, read: () => Promise<QuoteCounts>): string | null {
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the confirmation opens
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    // Asked until it is known: without it, deleting would seem to cost nothing.
    insist(read, () => undefined, gone.signal)
      .then((counts) => gone.signal.aborted || setWords(quotedBy(counts)))
      .catch(() => undefined);
    return () => gone.abort();
  }, [isAsked]);
  return words;
}
