"use client";
import { useEffect, useRef, useState } from "react";
import { waveBars } from "./wave-bars";

const BARS = 40;

/** A clip's waveform; a plain line until it is known, and for good if none was measured. */
export function ClipWave({ url }: { url: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [bars, setBars] = useState<number[] | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !url) return;
    const stop = new AbortController();
    const load = async () => {
      const answer = await fetch(`${url}&buckets=${BARS * 2}&orNone=true`, { signal: stop.signal });
      const { peaks = [] } = await answer.json();
      if (peaks.length > 0) setBars(waveBars(peaks, BARS));
    };
    // Loads only what comes into view.
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void load().catch(() => undefined);
    });
    seen.observe(element);
    return () => {
      stop.abort();
      seen.disconnect();
    };
  }, [url]);
  return (
    <div ref={box} aria-hidden className="h-8 w-full text-primary">
      <svg viewBox={`0 0 ${BARS * 3 - 1} 32`} preserveAspectRatio="none" className="size-full" aria-hidden="true">
        {(bars ?? Array.from({ length: BARS }, () => 0.04)).map((height, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at * 3}
            y={16 - height * 15}
            width={2}
            height={Math.max(1, height * 30)}
            rx={0.8}
            className={bars ? "fill-current opacity-80" : "fill-current opacity-25"}
          />
        ))}
      </svg>
    </div>
  );
}
