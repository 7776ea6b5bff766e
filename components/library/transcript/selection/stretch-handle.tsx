"use client";
import type { KeyboardEvent, PointerEvent } from "react";
import { timecode } from "@/lib/core/time/timecode";

type Props = {
  label: string;
  seconds: number;
  fromSeconds: number;
  toSeconds: number;
  /** Where a second is, in percent of the width. */
  share: (seconds: number) => number;
  move: (seconds: number) => void;
};

const FINE_SECONDS = 0.1;
const STEPS: Record<string, number> = {
  ArrowLeft: -FINE_SECONDS,
  ArrowDown: -FINE_SECONDS,
  ArrowRight: FINE_SECONDS,
  ArrowUp: FINE_SECONDS,
  PageDown: -1,
  PageUp: 1,
};

/** One end of a range: dragged, or moved by a tenth of a second with the arrow keys. */
export function StretchHandle({ label, seconds, fromSeconds, toSeconds, share, move }: Props) {
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(seconds + by);
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) move(fromSeconds + ((event.clientX - box.left) / box.width) * (toSeconds - fromSeconds));
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={fromSeconds}
      aria-valuemax={toSeconds}
      aria-valuenow={seconds}
      aria-valuetext={`${timecode(seconds)}, ${seconds.toFixed(1)} seconds`}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onMove}
      style={{ left: `${share(seconds)}%` }}
      className="absolute inset-y-0 flex w-6 -translate-x-1/2 cursor-ew-resize touch-none justify-center"
    >
      <span aria-hidden className="h-full w-1 rounded-full bg-primary" />
      <span aria-hidden className="absolute -top-0.5 size-3 rounded-full bg-primary" />
    </span>
  );
}
