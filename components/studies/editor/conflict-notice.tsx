"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { Study } from "../shapes";
import type { SaveState } from "./use-autosave";

type Props = {
  id: string;
  state: SaveState;
  onTakeNewer: (newer: Study) => void;
  onKeepMine: (newer: Study) => void;
};

/** Two versions of one draft, or a draft that is none any more: the person decides, nothing is overwritten. */
export function ConflictNotice({ id, state, onTakeNewer, onKeepMine }: Props) {
  if (state.kind === "launched") {
    return (
      <Callout
        tone="warning"
        title="This study has been launched"
        action={
          <Button asChild size="small">
            <Link href={`/studies/${id}`}>Open the study</Link>
          </Button>
        }
      >
        It can no longer be changed. Your last changes were not saved.
      </Callout>
    );
  }
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
      Saving is paused so that neither version is lost.
    </Callout>
  );
}
