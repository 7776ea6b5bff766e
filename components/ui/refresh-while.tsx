"use client";
import { useRouter } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect } from "react";

type Props = { active: boolean; everyMs?: number };

const EVERY_MS = 2000;

/** Reloads the page's data while something on it is still being worked on and the tab is visible. */
export function RefreshWhile({ active, everyMs = EVERY_MS }: Props) {
  const router = useRouter();
  // The router keeps what is asked of it without a connection, and would do all of it later.
  const isOffline = useOffline();
  useEffect(() => {
    if (!active || isOffline) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs, isOffline, router]);
  return null;
}
