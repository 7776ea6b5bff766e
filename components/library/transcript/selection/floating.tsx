"use client";
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Box } from "./box";

type Props = {
  list: RefObject<HTMLElement | null>;
  box: Box;
  /** How many pixels the content may need. */
  height: number;
  /** A panel opens below its anchor if there is room, a toolbar above. */
  prefer: "above" | "below";
  children: ReactNode;
};

const GAP = 4;
/** What the bars at the top and bottom of the window cover. */
const HEAD = 110;
const FOOT = 80;

/** Floats next to the selection and scrolls with it; on a phone, at the bottom of the window. */
export function Floating({ list, box, height, prefer, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const corner = list.current?.getBoundingClientRect();
    const size = frame.current?.getBoundingClientRect();
    if (!corner || !size) return;
    const roomAbove = corner.top + box.top - HEAD;
    const roomBelow = window.innerHeight - FOOT - (corner.top + box.bottom);
    const isAbove =
      prefer === "above" ? roomAbove >= height || roomAbove > roomBelow : roomBelow < height && roomAbove > roomBelow;
    const left = Math.max(0, Math.min(box.left, corner.width - size.width));
    // A selection taller than the window still leaves the toolbar in view. What is placed above grows upward.
    const foot = Math.max(box.top - GAP, HEAD - corner.top + size.height);
    const top = Math.min(box.bottom + GAP, window.innerHeight - FOOT - size.height - corner.top);
    setPlace(isAbove ? { left, bottom: `calc(100% - ${foot}px)` } : { left, top });
  }, [list, box, height, prefer]);
  return (
    <div
      ref={frame}
      style={place ?? { left: 0, top: 0, visibility: "hidden" }}
      className="absolute z-40 rounded-md border bg-raised shadow-high max-sm:fixed max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-[calc(104px+env(safe-area-inset-bottom))]!"
    >
      {children}
    </div>
  );
}
