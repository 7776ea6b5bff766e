"use client";
import { useEffect, useState } from "react";
import type { QuoteCounts } from "@/lib/api/quoted";
import { quotedBy } from "./quoted-by";

/** What quotes something, in words, once a confirmation is open; null while loading, or if nothing does. */
export function useQuotes(isAsked: boolean, read: () => Promise<QuoteCounts>): string | null {
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the confirmation opens
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    read()
      .then((counts) => isWanted && setWords(quotedBy(counts)))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return words;
}
