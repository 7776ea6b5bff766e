"use client";
import { useEffect } from "react";

/** Where this document was opened, and whether its reader has gone on to another page since. */
let opened: string | null = null;
let hasMoved = false;

/**
 * Whoever comes to a page from another one goes on in its content. What had the focus went with the page before, and
 * from its top they would pass the whole navigation again, every time. A field that takes the focus itself keeps it.
 */
export function Arrival() {
  useEffect(() => {
    const { pathname } = window.location;
    opened ??= pathname;
    hasMoved ||= pathname !== opened;
    if (hasMoved && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return null;
}
