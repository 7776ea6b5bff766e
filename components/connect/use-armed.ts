"use client";
import { useEffect, useState } from "react";

const MOMENT_MS = 500;

/**
 * False for a moment after the page appears or gets the focus. Another site can put this page under a pointer in the
 * middle of a double-click; the second click must not count as a decision.
 */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      setArmed(false);
      timer = setTimeout(() => setArmed(true), MOMENT_MS);
    };
    wait();
    window.addEventListener("focus", wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", wait);
    };
  }, []);
  return armed;
}
