"use client";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { overlayLook } from "./dialog";
import { useReturnFocus } from "./use-return-focus";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode };

/** A panel over the page's left edge; its title is for screen readers, the content shows its own. */
export function Sheet({ open, onOpenChange, title, children }: Props) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[max(272px,17rem)] max-w-[calc(100vw-56px)] flex-col border-r bg-background shadow-high duration-200 data-[state=open]:slide-in-from-left data-[state=closed]:slide-out-to-left data-[state=open]:animate-in data-[state=closed]:animate-out"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <Button size="icon" aria-label="Close" className="absolute top-3 left-full ml-2">
              <X />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
