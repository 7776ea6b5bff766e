"use client";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { ReelDetailShape } from "@/lib/api/clips/reels";
import { counted } from "@/lib/core/text/counted";
import { timecode } from "@/lib/core/time/timecode";
import { AddClips } from "./add-clips";
import { createReelController } from "./reel-controller";
import { factsOf, silentWords } from "./reel-formats";
import { ReelItem } from "./reel-item";
import { ReelStage } from "./reel-stage";
import { useReel } from "./use-reel";
import { useReelKeys } from "./use-reel-keys";

type Props = { initial: ReelDetailShape; canWrite: boolean };

/** A reel: its screen, and its clips in playing order. */
export function ReelRoom({ initial, canWrite }: Props) {
  const [controller] = useState(createReelController);
  const [isAdding, setAdding] = useState(false);
  const { reel, news, move, drop, takeOut, add } = useReel(initial);
  useReelKeys(controller);
  const { clips } = reel;
  useEffect(() => controller.setClips(clips), [controller, clips]);
  const facts = factsOf(clips);
  const words = silentWords(facts);
  const addButton = canWrite && (
    <Button onClick={() => setAdding(true)}>
      <Plus /> Add clips
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6 roomy:grid-cols-[minmax(0,1fr)_400px]">
      {clips.length > facts.silent && <ReelStage clips={clips} controller={controller} />}
      <section aria-label="Clips of this reel" className="grid content-start gap-3">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <p className="text-muted-foreground text-sm">
            {counted(clips.length, "clip")}, {timecode(Math.ceil(facts.seconds))} in all
            {words && `, ${words}`}
          </p>
          {clips.length > 0 && addButton}
        </div>
        <Panel>
          {clips.length > 0 ? (
            <ol>
              {clips.map((clip, at) => (
                <ReelItem
                  key={clip.id}
                  clip={clip}
                  at={at}
                  canWrite={canWrite}
                  controller={controller}
                  count={clips.length}
                  onMove={move}
                  onDrop={drop}
                  onTakeOut={takeOut}
                />
              ))}
            </ol>
          ) : (
            <EmptyState title="Nothing to play yet" action={addButton}>
              A reel plays clips one after another: the best moments of a study in a minute or two.
            </EmptyState>
          )}
        </Panel>
        <p role="status" className="sr-only">
          {news}
        </p>
      </section>
      {canWrite && (
        <AddClips open={isAdding} onOpenChange={setAdding} held={new Set(clips.map(({ id }) => id))} onAdd={add} />
      )}
    </div>
  );
}
