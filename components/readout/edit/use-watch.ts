"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { call } from "@/lib/api/call";
import { getReadoutVersion } from "@/lib/api/readouts";
import type { Readout } from "../shapes";

const EVERY_MS = 4000;
const WHILE_MADE_MS = 1500;

type Shown = Pick<Readout, "studyId" | "version" | "generation" | "status">;
type Refreshing = { known: RefObject<number>; isRefreshing: boolean; refresh: () => void };

/** While the page is visible, reloads it when somebody has changed the readout, or when it has been generated. */
export function useWatch(shown: Shown, { known, isRefreshing, refresh }: Refreshing) {
  const { studyId, status } = shown;
  // One at a time: a slow page must not be requested again and again.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || isRefreshing) return;
    const now = await call(getReadoutVersion, { params: { id: studyId } }).catch(() => null);
    if (!now) return;
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
}
