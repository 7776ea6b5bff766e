"use client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { call } from "@/lib/api/call";
import type { Readout } from "../shapes";

const EVERY_MS = 4000;
const WHILE_MADE_MS = 1500;

type Shown = Pick<Readout, "studyId" | "version" | "generation" | "status" | "progress">;
type Refreshing = { known: RefObject<number>; isRefreshing: boolean; refresh: () => void };

/**
 * While the page is visible, reloads it when somebody has changed the readout, or when it has been generated. Returns
 * how far its generation is.
 */
export function useWatch(shown: Shown, { known, isRefreshing, refresh }: Refreshing): Shown["progress"] {
  const { studyId, status } = shown;
  const [progress, setProgress] = useState(shown.progress);
  // One at a time: a slow page must not be requested again and again.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || isRefreshing) return;
    const now = await call("GET /studies/{id}/readout/version", { params: { id: studyId } }).catch(() => null);
    if (!now) return;
    setProgress(now.progress);
    if (now.version > known.current || now.generation !== shown.generation || now.status !== status) refresh();
  });
  useEffect(() => {
    const lookNow = () => void look();
    const timer = setInterval(lookNow, status === "generating" ? WHILE_MADE_MS : EVERY_MS);
    window.addEventListener("focus", lookNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", lookNow);
    };
  }, [status]);
  return progress;
}
