"use client";
import { useSyncExternalStore } from "react";
import { exactMoment } from "@/lib/core/dates";
import { relativeMoment } from "@/lib/core/relative-moment";

const subscribe = (update: () => void) => {
  const timer = setInterval(update, 30_000);
  return () => clearInterval(timer);
};

/** "3 hours ago", already rendered on the server, so that no row changes its width; the browser keeps it current. */
export function RelativeTime({ iso }: { iso: string }) {
  const now = () => relativeMoment(iso, Date.now());
  const text = useSyncExternalStore(subscribe, now, now);
  return (
    <time dateTime={iso} title={exactMoment(iso)} className="whitespace-nowrap" suppressHydrationWarning>
      {text}
    </time>
  );
}
