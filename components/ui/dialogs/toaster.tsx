"use client";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { toast } from "./toast";

const none: ReturnType<typeof toast.current> = [];

/** Radix toasts rather than sonner: sonner writes a style element that the content security policy refuses. */
export function Toaster() {
  const toasts = useSyncExternalStore(toast.subscribe, toast.current, () => none);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" label="Notification">
      {toasts.map(({ id, tone, text, act }) => (
        <Radix.Root
          key={id}
          type={tone === "danger" ? "foreground" : "background"}
          duration={tone === "danger" || act ? 9000 : 5000}
          onOpenChange={(open) => !open && toast.dismiss(id)}
          className="flex items-start gap-3 rounded-md border bg-raised py-3 pr-2 pl-3.5 shadow-high duration-200 data-[state=open]:slide-in-from-bottom-2 data-[state=open]:fade-in data-[state=open]:animate-in"
        >
          {tone === "danger" ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          )}
          <Radix.Description className="min-w-0 flex-1">{text}</Radix.Description>
          {act && (
            <Radix.Action
              altText={act.label}
              onClick={act.run}
              className="-my-1 rounded-sm px-2 py-1 font-medium text-primary-text hover:bg-muted"
            >
              {act.label}
            </Radix.Action>
          )}
          <Radix.Close aria-label="Dismiss" className="rounded-sm p-1 text-muted-foreground hover:bg-muted">
            <X aria-hidden className="size-3.5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="fixed bottom-4 left-1/2 z-70 flex w-90 max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col gap-2 outline-none" />
    </Radix.Provider>
  );
}
