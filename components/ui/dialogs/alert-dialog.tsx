"use client";
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { overlayLook } from "./dialog";
import { useReturnFocus } from "./use-return-focus";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  /** `primary` for an action that can be undone. */
  tone?: "danger" | "primary";
  /** The caller closes the dialog once the action has succeeded. */
  onConfirm: () => void;
  /** Called when the dialog is gone and its opener has the focus again. */
  onClosed?: () => void;
};

/** Asks before something that can't be undone, or that reaches other people. The safe answer has the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busy,
  tone = "danger",
  onConfirm,
  onClosed,
}: Props) {
  const focus = useReturnFocus(onClosed);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          className="fixed top-[20vh] left-1/2 wrap-anywhere z-50 grid max-h-[76vh] w-[calc(100vw-32px)] max-w-md -translate-x-1/2 grid-cols-1 gap-5 overflow-y-auto rounded-lg border bg-raised p-6 shadow-high duration-150 data-[state=open]:fade-in data-[state=open]:zoom-in-98 data-[state=open]:animate-in"
        >
          <header className="grid gap-1.5">
            <Radix.Title className="font-semibold text-md">{title}</Radix.Title>
            <Radix.Description className="text-pretty text-muted-foreground">{description}</Radix.Description>
          </header>
          <footer className="flex justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>Cancel</Button>
            </Radix.Cancel>
            <Button tone={tone} busy={busy ?? false} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
