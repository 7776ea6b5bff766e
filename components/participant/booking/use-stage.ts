"use client";
import { useEffect, useState } from "react";

/** The part of an interview's day that a page is in: `over` is the hour after it, in which it may still go on. */
export type Stage = "to-come" | "soon" | "now" | "over" | "past";

const LOOK_MS = 20_000;
const HOUR_MS = 3_600_000;

function stageOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, nowMs: number): Stage {
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (nowMs < startMs) return nowMs < startMs - HOUR_MS ? "to-come" : "soon";
  if (nowMs < endMs) return "now";
  return nowMs < endMs + HOUR_MS ? "over" : "past";
}

/** Goes on with the clock while the page is open. */
export function useStage(times: { startsAt: string; endsAt: string }): Stage {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return stageOf(times, nowMs);
}
