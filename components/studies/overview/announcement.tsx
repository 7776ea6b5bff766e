"use client";
import { type ReactNode, useEffect, useState } from "react";

type Props = {
  /** What the address announces; nothing once it no longer does. */
  children: ReactNode;
  /** False while what is announced can still change with each refresh. */
  settled: boolean;
};

/**
 * Shown until the page is left, and taken out of the address: a reload, or a link sent on, doesn't announce it again.
 */
export function Announcement({ children, settled }: Props) {
  const [shown, setShown] = useState(children);
  if (children && children !== shown) setShown(children);
  useEffect(() => {
    if (settled && window.location.search) window.history.replaceState(null, "", window.location.pathname);
  }, [settled]);
  return shown;
}
