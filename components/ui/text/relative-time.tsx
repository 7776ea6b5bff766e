"use client";
import { useSyncExternalStore } from "react";
import { day, exactMoment } from "@/lib/core/time/dates";
import { comingMoment, relativeMoment } from "@/lib/core/time/relative-moment";

const subscribe = (update: () => void) => {
  const timer = setInterval(update, 30_000);
  return () => clearInterval(timer);
};

/**
 * "3 hours ago", already rendered on the server, so that no row changes its width; the browser keeps it current. On
 * paper, where it would soon be wrong, it is the day.
 */
export function RelativeTime({ iso, isToCome = false }: { iso: string; isToCome?: boolean }) {
  const now = () => (isToCome ? comingMoment : relativeMoment)(iso, Date.now());
  const text = useSyncExternalStore(subscribe, now, now);
  return (
    <time dateTime={iso} title={exactMoment(iso)} className="whitespace-nowrap">
      <span className="print:hidden" suppressHydrationWarning>
        {text}
      </span>
      <span aria-hidden data-day={day(iso)} className="hidden before:content-[attr(data-day)] print:inline" />
    </time>
  );
}
