"use client";
import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Key presses that a tooltip took for itself. In a dialog, they are meant for the dialog. */
export const tooltipKeys = new WeakSet<Event>();

type Props = { label: ReactNode; children: ReactElement };

/** Repeats or extends what the control already says: never the only place for a piece of information. */
export function Tooltip({ label, children }: Props) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={(event) => void tooltipKeys.add(event)}
            className="z-60 flex max-w-72 items-center gap-2 rounded-sm bg-foreground px-2 py-1 text-background text-xs shadow-high fade-in animate-in duration-150"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
