"use client";
import { PlayButton } from "@/components/library/player/play-button";
import type { Player } from "@/components/library/player/player";
import { usePlayerState } from "@/components/library/player/player-context";
import { scrub } from "@/components/library/player/scrub";
import { SpeedMenu } from "@/components/library/player/speed-menu";
import { usePeaks } from "@/components/library/player/use-peaks";
import { useWaveform } from "@/components/library/player/use-waveform";
import { Volume } from "@/components/library/player/volume";
import { timecode } from "@/lib/core/time/timecode";

type Props = { ownerId: string; startSeconds: number; endSeconds: number; player: Player; name?: string };

/**
 * A play button and the clip's waveform to seek in. Times count from the start of the clip. `name`: needed where there
 * are several.
 */
export function ClipBar({ ownerId, startSeconds, endSeconds, player, name }: Props) {
  const peaks = usePeaks(ownerId, startSeconds, endSeconds);
  const canvas = useWaveform(player, { peaks, fromSeconds: startSeconds, toSeconds: endSeconds });
  const isPlaying = usePlayerState(player, (state) => state.isPlaying, false);
  const isWaiting = usePlayerState(player, (state) => state.isWaiting, false);
  const length = endSeconds - startSeconds;
  const read = ({ seconds }: { seconds: number }) => Math.floor(Math.min(length, Math.max(0, seconds - startSeconds)));
  const at = usePlayerState(player, read, 0);
  const slider = scrub(player, { fromSeconds: startSeconds, toSeconds: endSeconds, stepSeconds: 1, pageSeconds: 5 });
  return (
    <section
      aria-label={name ? `Player of ${name}` : "Player"}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-surface p-3"
    >
      <PlayButton isPlaying={isPlaying} isWaiting={isWaiting} toggle={player.toggle} playLabel="Play the clip" />
      <div
        role="slider"
        tabIndex={0}
        aria-label="Position in the clip"
        aria-valuemin={0}
        aria-valuemax={Math.ceil(length)}
        aria-valuenow={at}
        aria-valuetext={`${timecode(at)} of ${timecode(Math.ceil(length))}`}
        {...slider}
        className="h-12 min-w-40 flex-1 cursor-pointer touch-none rounded-sm"
      >
        <canvas ref={canvas} aria-hidden className="size-full" />
      </div>
      <span className="ml-auto flex items-center gap-1">
        <span className="min-w-22 text-center font-mono text-muted-foreground text-xs tabular-nums">
          <span className="text-foreground">{timecode(at)}</span> / {timecode(Math.ceil(length))}
        </span>
        <SpeedMenu player={player} />
        <Volume player={player} />
      </span>
    </section>
  );
}
