"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

type Props = { active: boolean; everyMs?: number };

const EVERY_MS = 2000;

/** Reloads the page's data while something on it is still being worked on and the tab is visible. */
export function RefreshWhile({ active, everyMs = EVERY_MS }: Props) {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs, router]);
  return null;
}
