"use client";
import { Check, CircleAlert, LoaderCircle, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { SaveState } from "./save-state";

type Props = {
  state: SaveState<unknown>;
  onRetry: () => void;
  /** Shown behind the state while nothing is in progress. */
  children?: ReactNode;
};

/** Whether what is on screen has been saved. */
export function SaveLine({ state, onRetry, children }: Props) {
  if (state.kind === "failed") {
    return (
      <span role="alert" className="inline-flex min-w-0 flex-wrap items-center gap-2 text-danger text-sm">
        <span className="inline-flex items-center gap-1.5 font-medium">
          <CircleAlert aria-hidden className="size-4" /> Not saved
        </span>
        <span className="wrap-anywhere min-w-0">{state.message}</span>
        {state.wayBack && (
          <Button size="small" asChild>
            <a href={state.wayBack.href} target="_blank" rel="noopener">
              {state.wayBack.label}
            </a>
          </Button>
        )}
        <Button size="small" onClick={onRetry}>
          <RotateCw /> Try again
        </Button>
      </span>
    );
  }
  const working = state.kind === "saving" || state.kind === "waiting";
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-muted-foreground text-sm">
      {working && <LoaderCircle aria-hidden className="size-3.5 animate-spin" />}
      {state.kind === "saved" && <Check aria-hidden className="size-3.5 text-success" />}
      {!working && state.kind !== "saved" && <CircleAlert aria-hidden className="size-3.5 text-warning" />}
      {working ? "Saving…" : state.kind === "saved" ? "Saved" : "Not saving"}
      {!working && children}
    </span>
  );
}
