"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed; true before the browser lays it out for paper. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the event has been handled.
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinted;
}
