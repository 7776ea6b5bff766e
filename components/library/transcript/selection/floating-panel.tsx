"use client";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Box } from "./box";
import { Floating } from "./floating";

type Props = { list: RefObject<HTMLElement | null>; box: Box; label: string; close: () => void; children: ReactNode };

const HEIGHT = 360;

/** A small dialog next to what it is about; Esc, a press elsewhere, or tabbing out of it closes it. */
export function FloatingPanel({ list, box, label, close, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const element = frame.current;
    const first = element?.querySelector<HTMLElement>("input, a, button");
    // After the panel has been positioned, since hidden elements can't be focused. Not in an animation frame: a covered
    // window gets none.
    const timer = setTimeout(() => first?.focus({ preventScroll: true }));
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element?.contains(target)) leave.current();
    };
    document.addEventListener("pointerdown", onDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", onDown);
    };
  }, []);
  return (
    <Floating list={list} box={box} height={HEIGHT} prefer="below">
      <div
        ref={frame}
        role="dialog"
        aria-label={label}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) close();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {children}
      </div>
    </Floating>
  );
}
