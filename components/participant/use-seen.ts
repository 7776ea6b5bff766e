"use client";
import { useEffect, useRef } from "react";

/** Calls back when the page is looked at again: things may have changed in another window, or by someone else. */
export function useSeen(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && latest.current();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
