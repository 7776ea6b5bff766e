"use client";
import { type RefObject, useEffect } from "react";
import { call } from "@/lib/api/call";
import { getReadoutVersion } from "@/lib/api/readouts";
import type { Readout } from "../shapes";

const EVERY_MS = 4000;
const WHILE_MADE_MS = 1500;

type Shown = Pick<Readout, "studyId" | "version" | "generation" | "status">;

/** While the page is in sight: asks for it anew when somebody has changed the readout, or when it is made. */
export function useWatch(shown: Shown, known: RefObject<number>, refresh: () => void) {
  const { studyId, generation, status } = shown;
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const now = await call(getReadoutVersion, { params: { id: studyId } }).catch(() => null);
      if (!now) return;
      if (now.version > known.current || now.generation !== generation || now.status !== status) refresh();
    };
    const timer = setInterval(() => void look(), status === "generating" ? WHILE_MADE_MS : EVERY_MS);
    window.addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [studyId, generation, status, known, refresh]);
}
