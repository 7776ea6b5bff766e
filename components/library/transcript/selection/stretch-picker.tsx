"use client";
import { Pause, Play } from "lucide-react";
import type { Player } from "@/components/library/player/player";
import { usePlayerState } from "@/components/library/player/player-context";
import { usePeaks } from "@/components/library/player/use-peaks";
import { useWaveform } from "@/components/library/player/use-waveform";
import { Button } from "@/components/ui/button";
import { StretchHandle } from "./stretch-handle";

export type Stretch = { startSeconds: number; endSeconds: number };

type Props = {
  ownerId: string;
  draft: Stretch;
  stretch: Stretch;
  change: (stretch: Stretch) => void;
  player: Player;
};

/** How far beyond the selected words the ends can be moved. */
const AROUND_SECONDS = 8;
const SHORTEST_SECONDS = 0.2;

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

/** The waveform around the selection, with a handle at each end. */
export function StretchPicker({ ownerId, draft, stretch, change, player }: Props) {
  const length = usePlayerState(player, ({ durationSeconds }) => durationSeconds, null);
  const isPlaying = usePlayerState(player, (state) => state.isPlaying, false);
  const fromSeconds = Math.max(0, Math.floor(draft.startSeconds - AROUND_SECONDS));
  const toSeconds = Math.min(length ?? Number.MAX_SAFE_INTEGER, Math.ceil(draft.endSeconds + AROUND_SECONDS));
  const peaks = usePeaks(ownerId, fromSeconds, toSeconds);
  const canvas = useWaveform(player, { peaks, fromSeconds, toSeconds });

  const move = (next: Partial<Stretch>) => {
    const { startSeconds, endSeconds } = { ...stretch, ...next };
    const start =
      next.startSeconds === undefined ? startSeconds : Math.min(startSeconds, endSeconds - SHORTEST_SECONDS);
    const end = next.endSeconds === undefined ? endSeconds : Math.max(endSeconds, startSeconds + SHORTEST_SECONDS);
    const [least, most] = [Math.max(fromSeconds, start), Math.min(toSeconds, end)];
    change({ startSeconds: round(least), endSeconds: round(most) });
  };
  const share = (seconds: number): number => ((seconds - fromSeconds) / Math.max(1, toSeconds - fromSeconds)) * 100;
  const handles = { fromSeconds, toSeconds, share };
  return (
    <div className="grid gap-2">
      <div className="relative h-16 rounded-sm bg-muted">
        <canvas ref={canvas} aria-hidden className="absolute inset-x-0 inset-y-2 h-12 w-full" />
        <span
          aria-hidden
          style={{ left: `${share(stretch.startSeconds)}%`, right: `${100 - share(stretch.endSeconds)}%` }}
          className="absolute inset-y-0 bg-primary/15"
        />
        <StretchHandle
          {...handles}
          label="Start"
          seconds={stretch.startSeconds}
          move={(startSeconds) => move({ startSeconds })}
        />
        <StretchHandle
          {...handles}
          label="End"
          seconds={stretch.endSeconds}
          move={(endSeconds) => move({ endSeconds })}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Button
          size="small"
          onClick={() => (isPlaying ? player.pause() : player.playStretch(stretch.startSeconds, stretch.endSeconds))}
        >
          {isPlaying ? <Pause /> : <Play />} {isPlaying ? "Pause" : "Listen"}
        </Button>
        <span className="text-muted-foreground text-sm tabular-nums">
          {(stretch.endSeconds - stretch.startSeconds).toFixed(1)} seconds
        </span>
      </div>
    </div>
  );
}
