"use client";
import { useSyncExternalStore } from "react";
import { exactMoment } from "@/lib/core/dates";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
// What just happened may be in the future by a clock that is slightly slow.
const A_MOMENT_SECONDS = 2;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function relative(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return seconds > A_MOMENT_SECONDS ? "in a moment" : "just now";
}

const subscribe = (update: () => void) => {
  const timer = setInterval(update, 30_000);
  return () => clearInterval(timer);
};

/** "3 hours ago", already rendered on the server, so that no row changes its width; the browser keeps it current. */
export function RelativeTime({ iso }: { iso: string }) {
  const now = () => relative(iso, Date.now());
  const text = useSyncExternalStore(subscribe, now, now);
  return (
    <time dateTime={iso} title={exactMoment(iso)} className="whitespace-nowrap" suppressHydrationWarning>
      {text}
    </time>
  );
}
