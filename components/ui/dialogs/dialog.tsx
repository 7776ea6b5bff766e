"use client";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { tooltipKeys } from "./tooltip";
import { useReturnFocus } from "./use-return-focus";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Omits the close button, for a question that must be answered by one of its own buttons. */
  decisive?: boolean;
  /** Keeps it open until one of its own buttons is pressed, for what can't be shown again. */
  kept?: boolean;
  className?: string;
  /** Called when the dialog is gone and its opener has the focus again. */
  onClosed?: () => void;
  children: ReactNode;
};

export const overlayLook =
  "fixed inset-0 z-50 bg-overlay data-[state=open]:fade-in data-[state=closed]:fade-out data-[state=open]:animate-in data-[state=closed]:animate-out duration-150";

/** Whether Esc closed a tooltip in the dialog only; whoever pressed it would still be in the dialog. */
const endsOnEsc = ({ nativeEvent, target, currentTarget }: KeyboardEvent): boolean =>
  tooltipKeys.has(nativeEvent) && target instanceof Node && currentTarget.contains(target);

const stay = (event: Event): void => event.preventDefault();

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  decisive,
  kept,
  className,
  onClosed,
  children,
}: Props) {
  const focus = useReturnFocus(onClosed);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          onKeyDown={(event) => !kept && endsOnEsc(event) && onOpenChange(false)}
          {...(kept && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed top-[12vh] left-1/2 wrap-anywhere z-50 grid max-h-[80vh] w-[calc(100vw-32px)] max-w-md -translate-x-1/2 grid-cols-1 gap-5 overflow-y-auto rounded-lg border bg-raised p-6 shadow-high outline-none duration-150 data-[state=open]:fade-in data-[state=open]:zoom-in-98 data-[state=open]:animate-in",
            className,
          )}
        >
          <header className="grid gap-1.5 pr-8">
            <Radix.Title className="font-semibold text-md">{title}</Radix.Title>
            {description && (
              <Radix.Description className="text-pretty text-muted-foreground">{description}</Radix.Description>
            )}
          </header>
          {children}
          {!decisive && !kept && (
            <Radix.Close asChild>
              <Button tone="ghost" size="icon" aria-label="Close" className="absolute top-4 right-4">
                <X />
              </Button>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
