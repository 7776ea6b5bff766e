"use client";
import { useState } from "react";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import type { Player } from "./player";
import { usePlayerState } from "./player-context";
import { scrub } from "./scrub";
import { useWaveform } from "./use-waveform";
import type { Chapter, Peaks, WaveMark } from "./waveform-shape";

type Props = { player: Player; peaks: Peaks | null; marks: WaveMark[]; chapters: Chapter[] };

/** The whole recording at a glance: press or drag to seek. Chapters and tagged passages are marked on it. */
export function Waveform({ player, peaks, marks, chapters }: Props) {
  const [pointed, setPointed] = useState<number | null>(null);
  const length = usePlayerState(player, ({ durationSeconds }) => durationSeconds, null) ?? 0;
  const canvas = useWaveform(player, { peaks, marks, fromSeconds: 0, toSeconds: length });
  const whole = usePlayerState(player, ({ seconds }) => Math.floor(seconds), 0);
  const slider = scrub(player, { fromSeconds: 0, toSeconds: length, stepSeconds: 5, pageSeconds: 60 }, setPointed);
  const chapterAt = (seconds: number) => chapters.filter(({ startSeconds }) => startSeconds <= seconds).at(-1)?.title;
  const leftOf = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Position in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={whole}
      aria-valuetext={[`${timecode(whole)} of ${timecode(Math.round(length))}`, chapterAt(whole)]
        .filter(Boolean)
        .join(", ")}
      {...slider}
      onPointerLeave={() => setPointed(null)}
      className="group relative h-8 min-w-0 flex-1 cursor-pointer touch-none rounded-sm shell:h-10"
    >
      <canvas ref={canvas} aria-hidden className="size-full" />
      {chapters.map(({ title, startSeconds }) => (
        <span
          key={`${startSeconds}${title}`}
          aria-hidden
          style={{ left: leftOf(startSeconds) }}
          className="pointer-events-none absolute -top-1 size-1.5 -translate-x-1/2 rotate-45 bg-foreground"
        />
      ))}
      {pointed !== null && length > 0 && (
        <span
          aria-hidden
          style={{ left: `clamp(24px, ${leftOf(pointed)}, calc(100% - 24px))` }}
          className="pointer-events-none absolute bottom-full z-10 mb-1.5 max-w-64 -translate-x-1/2 truncate rounded-sm bg-foreground px-1.5 py-0.5 text-background text-xs tabular-nums"
        >
          {dotted(timecode(pointed), chapterAt(pointed))}
        </span>
      )}
    </div>
  );
}
