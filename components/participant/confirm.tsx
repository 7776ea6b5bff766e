"use client";
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { overlayLook } from "@/components/ui/dialogs/dialog";
import { useReturnFocus } from "@/components/ui/dialogs/use-return-focus";
import { directionOf, langOf } from "@/lib/core/languages";
import { BigButton } from "./big-button";
import { useWords } from "./words/words-context";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  lead: string;
  keep: ReactNode;
  /** Given if the other button does something and leaves the dialog open. */
  onKeep?: () => void;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  error?: string | null;
  onConfirm: () => void;
};

/** Asks before something that is hard to undo, at the bottom of a phone, where the thumb is. */
export function Confirm({
  open,
  onOpenChange,
  title,
  lead,
  keep,
  onKeep,
  confirm,
  danger,
  busy,
  error,
  onConfirm,
}: Props) {
  const { language } = useWords();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          lang={langOf(language)}
          dir={directionOf(language)}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto grid w-full max-w-md gap-5 rounded-t-lg border bg-raised p-6 pb-[max(24px,env(safe-area-inset-bottom))] text-md shadow-high duration-200 data-[state=open]:fade-in data-[state=open]:slide-in-from-bottom-4 data-[state=open]:animate-in sm:bottom-auto sm:top-[22vh] sm:rounded-lg"
        >
          <header className="grid gap-2">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description className="text-pretty text-muted-foreground">{lead}</Radix.Description>
          </header>
          {error && (
            <p role="alert" className="text-base text-danger">
              {error}
            </p>
          )}
          <footer className="flex flex-wrap-reverse justify-end gap-2">
            {onKeep ? (
              <BigButton className="max-sm:w-full" onClick={onKeep}>
                {keep}
              </BigButton>
            ) : (
              <Radix.Cancel asChild>
                <BigButton className="max-sm:w-full">{keep}</BigButton>
              </Radix.Cancel>
            )}
            <BigButton className="max-sm:w-full" tone={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {confirm}
            </BigButton>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
