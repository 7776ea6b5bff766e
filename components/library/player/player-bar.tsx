"use client";
import { Keyboard, RotateCcw, RotateCw } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { timecode } from "@/lib/core/time/timecode";
import type { Recording } from "./media";
import { PlayButton } from "./play-button";
import type { Player } from "./player";
import { usePlayerState } from "./player-context";
import { ScreenButtons } from "./screen-buttons";
import { SpeedMenu } from "./speed-menu";
import { usePeaks } from "./use-peaks";
import { Volume } from "./volume";
import { Waveform } from "./waveform";
import type { Chapter, WaveMark } from "./waveform-shape";

type Props = { recording: Recording; player: Player; marks: WaveMark[]; chapters: Chapter[]; showKeys: () => void };

const STEP_SECONDS = 5;

/** Stays at the bottom of the window while one reads. */
export function PlayerBar({ recording, player, marks, chapters, showKeys }: Props) {
  const isPlaying = usePlayerState(player, (state) => state.isPlaying, false);
  const isWaiting = usePlayerState(player, (state) => state.isWaiting, false);
  const peaks = usePeaks(recording.ownerId);
  return (
    <section
      data-bottom-bar
      aria-label="Player"
      className="sticky bottom-0 z-30 -mx-4 -mb-6 flex flex-wrap items-center gap-x-1 gap-y-1 border-t bg-surface/95 px-3 py-2 print:hidden pb-[max(8px,env(safe-area-inset-bottom))] backdrop-blur-sm shell:-mx-8 shell:-mb-8 shell:gap-x-2 shell:px-8"
    >
      <IconButton label="Back 5 seconds (←)" onClick={() => player.nudge(-STEP_SECONDS)}>
        <RotateCcw />
      </IconButton>
      <PlayButton isPlaying={isPlaying} isWaiting={isWaiting} toggle={player.toggle} />
      <IconButton label="Forward 5 seconds (→)" onClick={() => player.nudge(STEP_SECONDS)}>
        <RotateCw />
      </IconButton>
      <Clock player={player} />
      <div className="order-first flex w-full min-w-0 shell:order-none shell:w-auto shell:flex-1">
        <Waveform player={player} peaks={peaks} marks={marks} chapters={chapters} />
      </div>
      <span className="ml-auto flex items-center shell:ml-0">
        <SpeedMenu player={player} />
        <Volume player={player} />
        {recording.kind === "VIDEO" && <ScreenButtons player={player} />}
        <IconButton label="Keyboard shortcuts (?)" onClick={showKeys} className="hidden shell:inline-flex">
          <Keyboard />
        </IconButton>
      </span>
    </section>
  );
}

function Clock({ player }: { player: Player }) {
  const seconds = usePlayerState(player, (state) => Math.floor(state.seconds), 0);
  const length = usePlayerState(player, (state) => state.durationSeconds, null);
  return (
    <span className="min-w-26 px-1 text-center font-mono text-muted-foreground text-xs tabular-nums">
      <span className="text-foreground">{timecode(seconds)}</span>
      {length !== null && ` / ${timecode(Math.round(length))}`}
    </span>
  );
}
