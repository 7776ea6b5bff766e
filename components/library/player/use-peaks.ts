"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { getRecordingWaveform } from "@/lib/api/recordings";
import type { Peaks } from "./waveform-shape";

const BUCKETS = "1200";

/** How loud a recording, or a stretch of it, is; null while unknown and for one that was never measured. */
export function usePeaks(ownerId: string, startSeconds = 0, endSeconds?: number): Peaks | null {
  const [peaks, setPeaks] = useState<Peaks | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const query = { buckets: BUCKETS, startSeconds, ...(endSeconds !== undefined && { endSeconds }) };
    call(getRecordingWaveform, { params: { ownerId }, query, signal: stop.signal }).then(setPeaks, () => undefined);
    return () => stop.abort();
  }, [ownerId, startSeconds, endSeconds]);
  return peaks;
}
