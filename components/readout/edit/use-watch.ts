"use client";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Readout } from "../shapes";

const EVERY_MS = 4000;
const WHILE_MADE_MS = 1500;

/** What is typed in a field is lost when the page is loaded again without the field. */
const isTyping = (): boolean => document.querySelector("main textarea") !== null;

type Shown = Pick<Readout, "studyId" | "version" | "generation" | "status" | "progress">;
type Refreshing = { known: RefObject<number>; isRefreshing: boolean; canWrite: boolean; refresh: () => void };

/**
 * While the page is visible, reloads it when somebody has changed the readout, or when it has been generated. Returns
 * how far its generation is.
 */
export function useWatch(shown: Shown, { known, isRefreshing, canWrite, refresh }: Refreshing): Shown["progress"] {
  const { studyId, status } = shown;
  const [progress, setProgress] = useState(shown.progress);
  const toldOfRole = useRef(false);
  const tellOfRole = () => {
    toldOfRole.current = true;
    toast.error("You can only read this readout now. What you typed stays here until you close its field.");
  };
  // One at a time: a slow page must not be requested again and again.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || isRefreshing) return;
    const now = await call("GET /studies/{id}/readout/version", { params: { id: studyId } }).catch(() => null);
    if (!now) return;
    setProgress(now.progress);
    const isSame = now.version <= known.current && now.generation === shown.generation && now.status === status;
    if (isSame) return;
    if (canWrite && !now.canWrite && isTyping()) {
      if (!toldOfRole.current) tellOfRole();
      return;
    }
    refresh();
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
