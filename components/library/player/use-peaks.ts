"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import type { Peaks } from "./waveform-shape";

const BUCKETS = "1200";
/**
 * A recording is measured soon after its upload, when its page may already be open. One that never is, is left alone.
 */
const ASK_AGAIN_AFTER_MS = [3_000, 6_000, 12_000, 24_000, 48_000];

/** The loudness of a recording, or of a range of it; null while loading, or if it was never measured. */
export function usePeaks(ownerId: string, startSeconds = 0, endSeconds?: number): Peaks | null {
  const [peaks, setPeaks] = useState<Peaks | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ends = { startSeconds, ...(endSeconds !== undefined && { endSeconds }) };
    const query = { ...ends, buckets: BUCKETS, orNone: "true" };
    const ask = async (times: number): Promise<void> => {
      const found = await call("GET /recordings/{ownerId}/waveform", {
        params: { ownerId },
        query,
        signal: stop.signal,
      });
      if (found.peaks.length > 0) return setPeaks(found);
      const wait = ASK_AGAIN_AFTER_MS[times];
      if (wait !== undefined && !stop.signal.aborted) waiting = setTimeout(() => begin(times + 1), wait);
    };
    const begin = (times: number) => void ask(times).catch(() => undefined);
    begin(0);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [ownerId, startSeconds, endSeconds]);
  return peaks;
}
