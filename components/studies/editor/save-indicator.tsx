"use client";
import { Check, CircleAlert, LoaderCircle, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { SaveState } from "./use-autosave";

type Props = { state: SaveState; unfinished: number; onRetry: () => void };

/** Whether what is on the screen is stored. */
export function SaveIndicator({ state, unfinished, onRetry }: Props) {
  if (state.kind === "failed") {
    return (
      <span role="alert" className="inline-flex flex-wrap items-center gap-2 text-danger text-sm">
        <span className="inline-flex items-center gap-1.5 font-medium">
          <CircleAlert aria-hidden className="size-4" /> Not saved
        </span>
        <span>{state.message}</span>
        <Button size="small" onClick={onRetry}>
          <RotateCw /> Try again
        </Button>
      </span>
    );
  }
  const working = state.kind === "saving" || state.kind === "waiting";
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-muted-foreground text-sm">
      {working ? (
        <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
      ) : (
        <Check aria-hidden className="size-3.5 text-success" />
      )}
      {working ? "Saving…" : state.kind === "saved" ? "Saved" : "Not saving"}
      {!working && unfinished > 0 && ` · ${unfinished} unfinished`}
    </span>
  );
}
