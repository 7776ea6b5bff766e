"use client";
import { useEffect, useState } from "react";
import { timecode } from "@/lib/core/time/timecode";

/** How long something has been going on. */
export function Clock({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{timecode(Math.max(0, (now - startedAt) / 1000))}</span>;
}
