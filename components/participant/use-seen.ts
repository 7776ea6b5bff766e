"use client";
import { useEffect, useRef } from "react";

/** Calls when the page is looked at again: things may have gone on in another window, or with somebody else. */
export function useSeen(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && latest.current();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
