"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";
import type { SaveState } from "./save-state";

type Props<Stored> = {
  state: SaveState<Stored>;
  /** Shown when the thing can no longer be changed. */
  over?: ReactNode;
  /** Shown when it is no longer there. */
  gone: ReactNode;
  onTakeNewer: (newer: Stored) => void;
  onKeepMine: (newer: Stored) => void;
};

/** Two versions of one thing, or a thing that takes no more changes. The person decides; nothing is overwritten. */
export function SaveConflict<Stored>({ state, over, gone, onTakeNewer, onKeepMine }: Props<Stored>) {
  if (state.kind === "over") return over;
  if (state.kind === "gone") return gone;
  if (state.kind !== "conflict") return null;
  return (
    <Callout
      tone="warning"
      title="Changed in another tab or by a colleague"
      action={
        <span className="flex shrink-0 flex-wrap justify-end gap-2">
          <Button size="small" onClick={() => onTakeNewer(state.newer)}>
            Load their version
          </Button>
          <Button size="small" onClick={() => onKeepMine(state.newer)}>
            Keep mine
          </Button>
        </span>
      }
    >
      Saving is paused so neither version is lost.
    </Callout>
  );
}
