"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Where this document was opened, and whether its reader has moved to another page since. */
let opened: string | null = null;
let hasMoved = false;

/**
 * After navigating, moves the focus to the new page's content. The focused element went away with the previous page,
 * and keyboard users would have to pass the whole navigation again each time. A field that takes the focus itself keeps
 * it.
 */
export function Arrival() {
  const pathname = usePathname();
  useEffect(() => {
    opened ??= pathname;
    hasMoved ||= pathname !== opened;
    if (hasMoved && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
