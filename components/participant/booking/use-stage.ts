"use client";
import { useEffect, useState } from "react";

/** The part of an interview's day that a page is in. */
export type Stage = "to-come" | "now" | "over";

const LOOK_MS = 20_000;

function stageOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, nowMs: number): Stage {
  if (nowMs < Date.parse(startsAt)) return "to-come";
  return nowMs < Date.parse(endsAt) ? "now" : "over";
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
