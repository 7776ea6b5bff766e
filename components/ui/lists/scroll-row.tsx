"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  label: string;
  /** Which link is the current one: when it changes, the row scrolls to it. */
  shown: string;
  className: string;
  children: ReactNode;
};

/**
 * A row of links that scrolls sideways if it is too long, with the current one in view; it fades out where more
 * follows.
 */
export function ScrollRow({ label, shown, className, children }: Props) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is current is read from the page.
  useLayoutEffect(() => {
    const box = row.current;
    const here = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !here) return;
    box.scrollLeft = here.offsetLeft - (box.clientWidth - here.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cn("fade-ends relative overflow-x-auto [scrollbar-width:none]", className)}
    >
      {children}
    </nav>
  );
}
